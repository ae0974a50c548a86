"""Mail: the password is never sent in the clear, and a letter is what it should be."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import trustme

from quattrocento.cli import main
from quattrocento.house import mail
from quattrocento.house.config import read_config
from quattrocento.house.letters import letter
from quattrocento.house.mail import Letter, read_mail_server, send_mail, sender_of
from quattrocento.house.undelivered import Undelivered
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.words.catalogues import LANGUAGES
from tests.house.post_offices import PostOffice, post_office

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
SENT = Letter("house@example.org", "bea@example.org", "Your turn", "It is.\n.\nNow.\n")
HEADERS = [
    "Auto-Submitted", "Content-Transfer-Encoding", "Content-Type", "Date", "From", "MIME-Version",
    "Message-ID", "Subject", "To",
]  # fmt: skip
CREDENTIALS = "ada:p%40ss%2Fword@"


class Authority:
    """Signs a server's certificate; the house believes it."""

    def __init__(self) -> None:
        authority = trustme.CA()
        self.server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        authority.issue_cert("127.0.0.1", "localhost").configure_cert(self.server)
        self.client = ssl.create_default_context()
        authority.configure_trust(self.client)
        self.pem = authority.cert_pem


@pytest.fixture(scope="module")
def authority() -> Authority:
    return Authority()


@pytest.fixture(autouse=True)
def _believed(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "trusted", lambda: authority.client)


def send(office: PostOffice, url: str, letter: Letter = SENT) -> str:
    return asyncio.run(send_mail(read_mail_server(f"{url}:{office.port}"), letter))


def test_a_password_goes_over_starttls(authority: Authority) -> None:
    with post_office(start_tls=authority.server, passwords=True) as office:
        assert send(office, f"smtp://{CREDENTIALS}127.0.0.1").startswith("TLS")
    assert office.passwords == [("p@ss/word", True)]
    assert office.encrypted == [True]
    assert office.envelopes == [("house@example.org", ["bea@example.org"])]


def test_a_password_is_not_sent_in_the_clear() -> None:
    """The server asks for it and offers no TLS: nothing is sent."""
    refused = pytest.raises(Undelivered, match="no STARTTLS, and a password is not sent")
    with post_office(passwords=True) as office, refused:
        send(office, f"smtp://{CREDENTIALS}127.0.0.1")
    assert office.passwords == []
    assert office.letters == []


def test_a_password_goes_over_implicit_tls(authority: Authority) -> None:
    with post_office(implicit=authority.server, passwords=True) as office:
        assert send(office, f"smtps://{CREDENTIALS}127.0.0.1").startswith("TLS")
    assert office.passwords == [("p@ss/word", True)]


@pytest.mark.parametrize("offered", [True, False])
def test_without_a_password_tls_is_taken_where_it_is_offered(
    authority: Authority, offered: bool
) -> None:
    with post_office(start_tls=authority.server if offered else None) as office:
        assert bool(send(office, "smtp://127.0.0.1")) is offered
    assert office.encrypted == [offered]


@pytest.mark.parametrize("implicit", [True, False])
def test_a_certificate_that_nobody_knows_is_refused(implicit: bool) -> None:
    strange = Authority().server
    given = {"implicit": strange} if implicit else {"start_tls": strange}
    with post_office(**given, passwords=True) as office:
        scheme = "smtps" if implicit else "smtp"
        with pytest.raises(Undelivered, match="certificate"):
            send(office, f"{scheme}://{CREDENTIALS}127.0.0.1")
    assert office.passwords == []


def test_a_wrong_password_and_a_refused_address_are_told(authority: Authority) -> None:
    wrong = pytest.raises(Undelivered, match="refused: 535")
    with post_office(start_tls=authority.server, passwords=True) as office, wrong:
        send(office, "smtp://ada:wrong@127.0.0.1")
    with post_office() as office:
        office.refuse = "550 no such\x1b[31m person"
        with pytest.raises(Undelivered) as refused:
            send(office, "smtp://127.0.0.1")
    assert refused.value.reason == "answer"
    assert str(refused.value) == "refused the address: 550 no such [31m person"


@pytest.fixture
def deaf() -> Iterator[int]:
    """A port that takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_server_that_says_nothing_has_one_deadline(
    scheme: str, deaf: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "DEADLINE", 0.2)
    with pytest.raises(Undelivered):
        asyncio.run(send_mail(read_mail_server(f"{scheme}://127.0.0.1:{deaf}"), SENT))


def test_a_server_that_drips_has_one_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "DEADLINE", 0.3)
    stopped = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            line = server.accept()[0]
            with line:
                while not stopped.wait(0.05):
                    line.send(b"220-wait\r\n")

        dripping = threading.Thread(target=drip, daemon=True)
        dripping.start()
        url = f"smtp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(Undelivered, match="more than"):
            asyncio.run(send_mail(read_mail_server(url), SENT))
        stopped.set()
        dripping.join()


def test_a_server_that_is_not_there_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(Undelivered) as failed:
        asyncio.run(send_mail(read_mail_server(f"smtp://127.0.0.1:{port}"), SENT))
    assert failed.value.reason == "house"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    [
        "a\r\nBcc: evil@example.org", "a\nX: y", "a\rX: y", "a\x0bX: y", "a\x85X: y",
        "a\u2028X: y", "a\x1cX: y", "é" * 80, "=?utf-8?q?a=0aBcc:_evil@example.org?=", "x" * 5000,
        "a {off} {table.__class__}", ".\r\nQUIT",
    ],
)  # fmt: skip
def test_no_name_gets_into_the_headers(language: str, name: str) -> None:
    """Names of tables cannot hold such signs; the letter does not rely on it."""
    subject, text = letter(language, "turn", table=name)
    with post_office() as office:
        send(office, "smtp://127.0.0.1", Letter(SENT.sender, SENT.to, subject, text))
    (got,) = office.letters
    assert sorted(got.keys()) == HEADERS
    assert str(got["to"]) == "bea@example.org"
    assert len(str(got["subject"])) <= mail.SUBJECT
    assert office.envelopes == [("house@example.org", ["bea@example.org"])]


def test_an_address_that_cannot_be_is_undelivered() -> None:
    for bad in ("a@[", "a@b\r\nBcc: c@d", "", "a b@c"):
        with pytest.raises(Undelivered) as failed:
            asyncio.run(send_mail(read_mail_server("smtp://127.0.0.1:1"), SENT._replace(to=bad)))
        assert failed.value.reason == "address"


def test_the_body_arrives_as_it_was_written() -> None:
    with post_office() as office:
        send(office, "smtp://127.0.0.1")
    assert office.letters[0].get_payload(decode=True) == b"It is.\r\n.\r\nNow.\r\n"


@pytest.mark.parametrize(
    "url",
    ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:99999", "smtp://[bad",
     "smtp://host:abc", "smtp://user:secret/word@host:587", "smtp://user:sec#ret@host",
     "smtp://:secret@host", "smtp://host:0"],
)  # fmt: skip
def test_a_bad_setting_is_one_line_without_the_password(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUATTROCENTO_SMTP", url)
    assert main(["serve", "--no-browser", "--data", "/nonexistent"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quattrocento: QUATTROCENTO_SMTP ")
    assert said.count("\n") == 1
    assert "sec" not in said


def test_who_writes() -> None:
    smtp = {"QUATTROCENTO_SMTP": "smtp://localhost"}
    assert read_config({"url": "https://games.example.org"}, smtp).sender == (
        "quattrocento@games.example.org"
    )
    assert read_config({}, smtp).sender == "quattrocento@localhost"
    assert sender_of("The House <house@example.org>") == "house@example.org"
    for bad in ("house", "a@[", "a@b, c@d", "a@b\r\nBcc: c@d"):
        with pytest.raises(QuattrocentoError, match="QUATTROCENTO_MAIL_FROM"):
            read_config({}, {**smtp, "QUATTROCENTO_MAIL_FROM": bad})


def trial(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["mail", "--to", "bea@example.org"])
    said = capsys.readouterr()
    assert (said.out + said.err).count("\n") == 1
    assert "p@ss" not in said.out + said.err
    return code, said.out + said.err


def test_the_trial_letter(
    authority: Authority, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QUATTROCENTO_SMTP", raising=False)
    code, said = trial(capsys)
    assert (code, "QUATTROCENTO_SMTP" in said) == (2, True)
    with post_office(start_tls=authority.server, passwords=True) as office:
        url = f"smtp://{CREDENTIALS}127.0.0.1:{office.port}"
        monkeypatch.setenv("QUATTROCENTO_SMTP", url)
        code, said = trial(capsys)
        assert (code, "TLSv1" in said, len(office.letters)) == (0, True, 1)
    with post_office(passwords=True) as office:
        url = f"smtp://{CREDENTIALS}127.0.0.1:{office.port}"
        monkeypatch.setenv("QUATTROCENTO_SMTP", url)
        code, said = trial(capsys)
        assert (code, "not sent in the clear" in said) == (1, True)
    with post_office() as office:
        monkeypatch.setenv("QUATTROCENTO_SMTP", f"smtp://127.0.0.1:{office.port}")
        code, said = trial(capsys)
        assert (code, "not encrypted" in said) == (0, True)


def test_a_letter_that_is_not_sent_for_want_of_tls_stays_in_the_outbox(
    tmp_path: Path, open_house: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    with post_office(passwords=True) as office:
        house = open_house(smtp=f"smtp://{CREDENTIALS}127.0.0.1:{office.port}")
        ada = house.guest()
        ada.ask("PATCH", "/api/me", {"notices": {"email": "ada@example.org"}})
        found: list[dict[str, Any]] = []
        for _ in range(1000):
            assert main(["outbox", "--json", "--database", house.config.database]) == 0
            found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
            if found and found[0]["why"]:
                break
    assert "not sent in the clear" in found[0]["why"]
    assert (found[0]["kind"], found[0]["to"], found[0]["dead"]) == (
        "confirm",
        "…@example.org",
        None,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_has_its_name_of_the_table_as_it_is(language: str) -> None:
    for kind in ("turn", "over", "asked", "offer"):
        subject, text = letter(language, kind, table="{ $kind } “x”")
        assert "{ $kind } “x”" in subject
        assert "{ $kind } “x”" in text
