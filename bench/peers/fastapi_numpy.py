"""What people usually run: FastAPI, a pydantic model of lists, NumPy. In three variants, named by the only parameter:

plain    as FastAPI's first tutorial has it
orjson   bodies read by orjson, and a response class that writes with orjson
direct   the same, but the array goes into the response as it is, past FastAPI's encoder: the fastest that FastAPI can be
"""

import sys
from collections.abc import Callable

import numpy as np
import orjson
from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel

import arrays
from serving import serve


class Operands(BaseModel):
    a: list[list[float]]
    b: list[list[float]]


class OrjsonRequest(Request):
    async def json(self):
        return orjson.loads(await self.body())


class OrjsonRoute(APIRoute):
    """Reads bodies by a request class of one's own, in the way of FastAPI's documentation."""

    def get_route_handler(self):
        handle = super().get_route_handler()

        async def handle_with_orjson(request: Request) -> Response:
            return await handle(OrjsonRequest(request.scope, request.receive))

        return handle_with_orjson


class OrjsonAnswer(Response):
    """As FastAPI's own ORJSONResponse, which warns of its deprecation at every answer."""

    media_type = "application/json"

    def render(self, content) -> bytes:
        return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)


Compute = Callable[[arrays.Rows, arrays.Rows], np.ndarray]


def answer_with_lists(compute: Compute):
    async def answer(operands: Operands):
        return {"ans": compute(operands.a, operands.b).tolist()}

    return answer


def answer_with_array(compute: Compute):
    async def answer(operands: Operands):
        return OrjsonAnswer({"ans": compute(operands.a, operands.b)})

    return answer


VARIANTS = {
    "plain": (APIRouter(), answer_with_lists),
    "orjson": (APIRouter(route_class=OrjsonRoute, default_response_class=OrjsonAnswer), answer_with_lists),
    "direct": (APIRouter(route_class=OrjsonRoute), answer_with_array),
}


async def refuse(_: Request, misfit: Exception) -> JSONResponse:
    return JSONResponse({"detail": str(misfit)}, status_code=422)


def application_of(variant: str) -> FastAPI:
    router, answering = VARIANTS[variant]
    router.post("/add")(answering(arrays.add))
    router.post("/matmul")(answering(arrays.matmul))
    application = FastAPI(exception_handlers={arrays.Misfit: refuse})
    application.include_router(router)
    return application


if __name__ == "__main__":
    serve(application_of(sys.argv[1]))
