# Traffic: how many requests of a client are under way at once, and the pause of all of them after a burst limit was met.

import threading
import time
from collections import deque
from typing import Deque

import anyio


class Pause:
    """Until when no request begins. Moments are those of `time.monotonic()`."""

    def __init__(self) -> None:
        self._paused_at = float("-inf")
        self._resumes_at = 0.0

    def pause(self, seconds: float, sent_at: float) -> None:
        """Lets no request begin for a time. Of the requests that were sent before the last pause began, none lengthens
        it: they met the same limit."""
        if sent_at < self._paused_at:
            return
        self._paused_at = time.monotonic()
        self._resumes_at = self._paused_at + seconds

    def left(self) -> float:
        """Seconds until requests may begin; at most 0 where they may."""
        return self._resumes_at - time.monotonic()


class Traffic(Pause):
    """Shared by the threads of a client: `with traffic:` is one call."""

    def __init__(self, concurrency: int) -> None:
        super().__init__()
        self._turns = threading.BoundedSemaphore(concurrency)

    def __enter__(self) -> None:
        self._turns.acquire()

    def __exit__(self, *_: object) -> None:
        self._turns.release()

    def wait(self) -> None:
        while self.left() > 0:
            time.sleep(max(0.0, self.left()))


class AsyncTraffic(Pause):
    """Shared by the tasks of a client: `async with traffic:` is one call."""

    def __init__(self, concurrency: int) -> None:
        super().__init__()
        self._free = concurrency
        # Events instead of a semaphore: a client may be made where no event loop runs.
        self._waiting: Deque[anyio.Event] = deque()

    async def __aenter__(self) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn = anyio.Event()
        self._waiting.append(turn)
        try:
            await turn.wait()
        except BaseException:
            if turn.is_set():
                self._leave()
            else:
                self._waiting.remove(turn)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        if self._waiting:
            self._waiting.popleft().set()
        else:
            self._free += 1

    async def wait(self) -> None:
        while self.left() > 0:
            await anyio.sleep(max(0.0, self.left()))
