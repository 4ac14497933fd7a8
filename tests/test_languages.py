"""The languages: nothing that a player reads is left in English, and no value is lost."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

import catalogues
import pentalith
from pentalith.console import main, voice
from pentalith.games import KINDS
from pentalith.languages import DOMAIN, FOLDER, NAMES, USUAL, language, preferred
from pentalith.languages.positions import remarks

CODES = [code for code in NAMES if code != USUAL]
FIELDS = re.compile(r"\{\w*\}|%(?:\(\w+\))?[sr]")
TEMPLATE = catalogues.template()
every_language = pytest.mark.parametrize("code", CODES)


def translations(code: str) -> dict[str, Message]:
    """The messages of a catalogue by their English."""
    with catalogues.path_of(code).open("rb") as file:
        return {str(message.id): message for message in read_po(file) if message.id}


@every_language
def test_every_message_is_translated(code: str) -> None:
    translated = translations(code)
    wanted = {str(message.id) for message in TEMPLATE if message.id}
    assert wanted - set(translated) == set(), "run `python tools/catalogues.py`"
    assert set(translated) - wanted == set(), "run `python tools/catalogues.py`"
    assert [text for text, found in translated.items() if not found.string or found.fuzzy] == []


@every_language
def test_translations_have_the_fields_of_the_message(code: str) -> None:
    for text, found in translations(code).items():
        assert sorted(FIELDS.findall(text)) == sorted(FIELDS.findall(str(found.string))), text


@every_language
def test_translations_end_as_the_message_does(code: str) -> None:
    for text, found in translations(code).items():
        said = str(found.string)
        assert text.endswith(" ") == said.endswith(" "), text
        assert "\n" not in said


@every_language
def test_the_compiled_catalogue_is_up_to_date(code: str) -> None:
    text, made = (
        Path(FOLDER, code, "LC_MESSAGES", f"{DOMAIN}.{kind}").stat().st_mtime
        for kind in ("po", "mo")
    )
    assert made >= text, "run `make build`"


@every_language
def test_the_rules_can_be_read(code: str, capfd: pytest.CaptureFixture[str]) -> None:
    for key, kind in KINDS.items():
        assert main.run(["rules", key, "--lang", code]) == 0
        page = capfd.readouterr().out
        assert page.startswith(f"# {language(code).say(kind.title)}\n")
        assert page.count("\n## ") == 5


@every_language
def test_positions_are_described(code: str) -> None:
    position = pentalith.game("trisq").start()
    position.play("h8")
    (captures, turn) = remarks(position, language(code))
    assert "Captures" not in captures
    assert captures.count("0") == 2
    assert "Square" not in turn


@every_language
def test_errors_are_explained_with_their_values(
    code: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main.run(["show", "cross", "a1", "a1", "--lang", code]) == 2
    said = capfd.readouterr().err
    assert "a1" in said
    assert "taken" not in said
    assert main.run(["show", "cross", "a1", "a1"]) == 2
    assert "move 2: a1 is taken" in capfd.readouterr().err


@every_language
def test_the_help_is_in_the_language(code: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main.run([f"--lang={code}", "play", "--help"])
    said = capfd.readouterr().out
    assert "engine:LEVEL" in said
    for english in ("usage:", "options:", "show this help", "who plays"):
        assert english not in said


def test_an_unknown_language_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main.run(["games", "--lang", "xx"]) == 2
    assert capfd.readouterr().err.startswith(
        "pentalith: there is no language 'xx'; the languages are en, el, zh, tr "
    )
    assert main.run(["games", "--lang"]) == 2


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "el_GR.UTF-8"}, "el"),
        ({"LANG": "zh_CN", "LC_ALL": "tr_TR"}, "tr"),
        ({"LANG": "el_GR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANGUAGE": "fr:zh:el", "LANG": "tr_TR"}, "zh"),
        ({"LANGUAGE": "", "LANG": "tr_TR"}, "tr"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code


def test_words_that_are_values_are_translated_too() -> None:
    greek = language("el")
    said = greek.say("{player} is to place", player="White")
    assert said == greek.say("{player} is to place", player=greek.say("White"))
    assert "White" not in said
    assert "White" in greek.say("{text} is no whole number", text="White")
    assert "White" in greek.say("there are two tags {name}", name="White")


def test_english_is_said_as_it_stands() -> None:
    voice.speak("en")
    assert voice.say("{player} wins: {reason}.", player="White", reason="{x}") == "White wins: {x}."
    assert voice.explain(pentalith.OptionError("{odd")) == "{odd"
