# Many questions at once: the methods of `AsyncClient` are awaited.

import asyncio

from matrixsteps import AsyncClient


async def main() -> None:
    async with AsyncClient() as client:
        replies = await asyncio.gather(*(client.matrices.trace([[n, 1], [1, n]]) for n in range(1, 4)))
    print([reply.result.answer for reply in replies])


asyncio.run(main())

# Prints:
#
# [2, 4, 6]
