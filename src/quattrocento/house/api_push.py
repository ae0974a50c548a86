"""Calls about push: which of my browsers are called while no page is open, and for what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection

from quattrocento.house import schema, subscriptions
from quattrocento.house.addresses import BadAddress, check_push
from quattrocento.house.asking import session_of
from quattrocento.house.calls import Calls, Request
from quattrocento.house.encryption import BadKeys, check_keys
from quattrocento.house.sessions import Session
from quattrocento.house.subscriptions import Address, Called
from quattrocento.table.errors import Refused, no_person

push_calls = Calls()
Kinds = Annotated[list[Called], msgspec.Meta(max_length=len(subscriptions.KINDS))]
ASCII = r"^[!-~]*$"


class PushKeys(msgspec.Struct):
    """What is encrypted with for one browser."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=30)]


class PushBody(msgspec.Struct):
    """A subscription as a browser writes it; without kinds they stay, and are all at first."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=ASCII)]
    keys: PushKeys
    kinds: Kinds | None = None


class KindsBody(msgspec.Struct):
    """What a browser is called for."""

    kinds: Kinds


class DeviceCalled(msgspec.Struct):
    """A browser that is called; its id is that of its session in the list of sessions."""

    id: str
    agent: str
    created: float
    kinds: list[Called]


class PushAnswer(msgspec.Struct):
    """Which browsers are called, and what one needs to be one of them."""

    key: str
    """The house's own, by which the browser's push service knows it."""
    device: str
    """This browser."""
    endpoint: str | None
    """Where it is called; null where it is not."""
    devices: list[DeviceCalled]


@push_calls.get("/api/me/push", PushAnswer)
async def devices(request: Request) -> PushAnswer:
    """Which of my browsers are called?"""
    return await _told(request, await _session(request))


@push_calls.put("/api/me/push", PushAnswer, PushBody)
async def call_me(request: Request, body: PushBody) -> PushAnswer:
    """Call this browser."""
    house, session = request.house, await _session(request)
    address = Address(body.endpoint, body.keys.p256dh, body.keys.auth)
    try:
        check_push(address.endpoint, house.config.private_webhooks)
        check_keys(address.p256dh, address.auth)
    except (BadAddress, BadKeys) as error:
        raise Refused(400, "bad-subscription", str(error)) from None

    def store(writing: Connection) -> None:
        subscriptions.put(writing, session, address, body.kinds)

    await house.writer.do(store)
    house.notices.ring()
    return await _told(request, session)


@push_calls.patch("/api/me/push/{device_id}", PushAnswer, KindsBody)
async def choose(request: Request, device_id: str, body: KindsBody) -> PushAnswer:
    """Call one of my browsers for other things."""

    def change(writing: Connection, id: str) -> None:
        subscriptions.choose(writing, id, body.kinds)

    return await _changed(request, device_id, change)


@push_calls.delete("/api/me/push/{device_id}", PushAnswer)
async def call_no_more(request: Request, device_id: str) -> PushAnswer:
    """Call one of my browsers no more."""

    def change(writing: Connection, id: str) -> None:
        subscriptions.drop(writing, schema.subscriptions.c.id == id)

    return await _changed(request, device_id, change)


async def _changed(
    request: Request, device: str, change: Callable[[Connection, str], Any]
) -> PushAnswer:
    house, session = request.house, await _session(request)

    def store(writing: Connection) -> None:
        for one in subscriptions.of(writing, session.person):
            if one.device == device:
                change(writing, one.id)
                return
        raise Refused(404, "no-device", "You are not called on this device.")

    await house.writer.do(store)
    return await _told(request, session)


async def _told(request: Request, session: Session) -> PushAnswer:
    house, here = request.house, session.shown
    found = await house.store.read(lambda reading: subscriptions.of(reading, session.person))
    return PushAnswer(
        house.notices.vapid.public,
        here,
        next((one.address.endpoint for one in found if one.device == here), None),
        [DeviceCalled(one.device, one.agent, one.created, list(one.kinds)) for one in found],
    )


async def _session(request: Request) -> Session:
    """The session that asks."""
    house, session = request.house, await session_of(request)
    if session is None:
        raise no_person()
    house.limits.take("person", session.person, house.keeping.settings.requests)
    return session
