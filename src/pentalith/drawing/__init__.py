"""A position as a picture: shapes, which SVG and GIF show alike, and words."""
