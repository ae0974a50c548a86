"""Web Push by its standards: encryption, signatures, and the house's own key."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from quattrocento.house.config import read_config
from quattrocento.house.encryption import BadKeys, check_keys, encrypt, one_record
from quattrocento.house.vapid import Vapid, new_push_key
from quattrocento.kernel.errors import QuattrocentoError
from tests.house.conftest import OpenHouse
from tests.house.postgres import Postgres
from tests.house.push_services import Keys, packed, signed_by, unpacked
from tests.house.several import Several

CURVE = ec.SECP256R1()
# The example of RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)
# The example of RFC 8292, section 2.4.
SIGNED = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQi"
    "LCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9"
    "GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
    "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), CURVE)


def test_what_the_standard_encrypts_is_encrypted_alike() -> None:
    browser = key(BROWSER)
    made = one_record(
        TEXT + b"\x02", browser.public_key(), unpacked(AUTH), key(SENDER), unpacked(SALT)
    )
    assert packed(made) == BODY
    # Whoever reads it in the tests reads the standard's own.
    assert Keys(browser, unpacked(AUTH)).read(unpacked(BODY)) == TEXT


def test_the_one_browser_reads_it_and_nothing_shows_how_long_it_is() -> None:
    one, other = (Keys(ec.generate_private_key(CURVE), os.urandom(16)) for _ in range(2))
    bodies = [encrypt(text, packed(one.public), packed(one.auth)) for text in (b"", b"x" * 500)]
    assert [one.read(body) for body in bodies] == [b"", b"x" * 500]
    assert len({len(body) for body in bodies}) == 1
    with pytest.raises(InvalidTag):
        other.read(bodies[0])
    # Neither salt nor key is used twice.
    again = encrypt(b"", packed(one.public), packed(one.auth))
    assert again[:86] != bodies[0][:86]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        ("nonsense", AUTH),
        (packed(b"\x04" + bytes(64)), AUTH),
        (packed(b"\x04" + b"\xff" * 64), AUTH),
        ("a!b", AUTH),
        (packed(key(BROWSER).public_key().public_numbers().x.to_bytes(32, "big")), AUTH),
        (packed(Keys(key(BROWSER), b"").public), ""),
        (packed(Keys(key(BROWSER), b"").public), packed(b"short")),
        (packed(Keys(key(BROWSER), b"").public), "ä" * 22),
    ],
)
def test_what_are_no_keys_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)


def test_the_house_signs_as_the_standard_does() -> None:
    told, public = signed_by(SIGNED)
    assert told == {
        "aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com",
    }  # fmt: skip
    vapid = Vapid(new_push_key(), "mailto:host@example.org")
    mine, by = signed_by(vapid.header("https://push.example.net:8443/p/abc?d=e"))
    assert (mine["aud"], mine["sub"]) == (
        "https://push.example.net:8443",
        "mailto:host@example.org",
    )
    assert by == vapid.public != public


def test_a_house_keeps_its_key(open_house: OpenHouse) -> None:
    house = open_house()
    told = house.guest().get("/api/me/push")["key"]
    assert len(unpacked(told)) == 65
    house.reopen()
    assert house.guest().get("/api/me/push")["key"] == told


def test_processes_that_open_at_once_agree_on_it(postgres: Postgres) -> None:
    several = Several(postgres.new_database(), 2)
    try:
        told = {house.guest().get("/api/me/push")["key"] for house in several.houses}
    finally:
        several.close()
    assert len(told) == 1


def test_a_key_of_ones_own_is_used(tmp_path: Path, open_house: OpenHouse) -> None:
    config = read_config({}, {"QUATTROCENTO_PUSH_KEY": SENDER, "QUATTROCENTO_DATA": str(tmp_path)})
    assert config.push_key == SENDER
    told = open_house(push_key=SENDER).guest().get("/api/me/push")["key"]
    assert unpacked(told) == Keys(key(SENDER), b"").public


@pytest.mark.parametrize("bad", ["secret", SENDER[:-4], packed(bytes(32)), "é"])
def test_a_key_that_is_none_is_refused_and_not_shown(bad: str) -> None:
    with pytest.raises(QuattrocentoError, match="QUATTROCENTO_PUSH_KEY") as refused:
        read_config({}, {"QUATTROCENTO_PUSH_KEY": bad})
    assert bad not in str(refused.value)


@pytest.mark.parametrize(
    ("set_to", "contact"),
    [
        ({}, "mailto:quattrocento@localhost"),
        ({"QUATTROCENTO_URL": "https://games.example.org/"}, "https://games.example.org"),
        ({"QUATTROCENTO_MAIL_FROM": "House <host@example.org>"}, "mailto:host@example.org"),
    ],
)
def test_a_push_service_learns_whom_to_write_to(set_to: dict[str, str], contact: str) -> None:
    assert read_config({}, set_to).contact == contact
