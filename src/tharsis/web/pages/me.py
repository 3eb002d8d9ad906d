"""One's own name: choosing it, changing it, and taking it to another browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response

from tharsis.web.context import Context, Shared
from tharsis.web.identity import Forbidden, keep_visitor, visitor_of
from tharsis.web.limits import owner_of
from tharsis.web.lobby import hashed, new_token
from tharsis.web.names import BadName, call
from tharsis.web.pages.lobby import door, me_of
from tharsis.web.render import Form, form_of, html, texts_of

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]


def page(request: Request, context: Context, error: str = "", link: str = "", said: str = "") -> Response:
    told = {"me": me_of(request, context), "error": error, "link": link, "said": said}
    return html(request, "lobby/me.html", told, 422 if error else 200)


@router.get("/me")
def me(request: Request, context: Shared) -> Response:
    return page(request, context)


@router.post("/me/name")
def name(request: Request, context: Shared, form: Posted) -> Response:
    """Choose a name, or another one."""
    door(request, context, form)
    try:
        call(context.lobby, visitor_of(request).hash, form.get("name"))
    except BadName as error:
        return page(request, context, texts_of(request)(error.key))
    response = RedirectResponse("/me", 303)
    keep_visitor(request, response)
    return response


@router.post("/me/recovery")
def recovery(request: Request, context: Shared, form: Posted) -> Response:
    """A link that makes any browser this player's. Another one made later takes its place."""
    door(request, context, form)
    mine = me_of(request, context)
    if mine is None:
        raise Forbidden(texts_of(request)("people-name-first"))
    token = new_token()
    context.store.people.set_recovery(mine.id, hashed(token))
    return page(request, context, link=f"{context.base_of(request)}/me/recover/{token}")


@router.post("/me/others")
def others(request: Request, context: Shared, form: Posted) -> Response:
    """Only this browser goes on being the player's; links of before open nothing."""
    door(request, context, form)
    mine = me_of(request, context)
    if mine:
        context.store.people.forget_others(mine.id, visitor_of(request).hash)
        context.store.people.set_recovery(mine.id, hashed(new_token()))
    return page(request, context, said=texts_of(request)("people-others-forgotten"))


@router.post("/me/forget")
def forget(request: Request, context: Shared, form: Posted) -> Response:
    """This browser is nobody's any more."""
    door(request, context, form)
    context.store.people.forget_browser(visitor_of(request).hash)
    return RedirectResponse("/me", 303)


@router.get("/me/recover/{token}")
def recover(request: Request, context: Shared, token: str) -> Response:
    """Asks first: previews of a link take nothing."""
    context.limits.door(owner_of(request))
    found = context.store.people.by_recovery(hashed(token))
    if found is None:
        raise Forbidden(texts_of(request)("people-recovery-unknown"))
    return html(request, "lobby/recover.html", {"player": found, "token": token, "me": me_of(request, context)})


@router.post("/me/recover")
def recovered(request: Request, context: Shared, form: Posted) -> Response:
    door(request, context, form)
    found = context.store.people.by_recovery(hashed(form.get("token")[:80]))
    if found is None:
        raise Forbidden(texts_of(request)("people-recovery-unknown"))
    context.store.people.know(visitor_of(request).hash, found.id)
    response = RedirectResponse("/lobby", 303)
    keep_visitor(request, response)
    return response
