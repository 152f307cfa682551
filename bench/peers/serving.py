"""Serves an application on a free port: one process, uvloop, no access log.
"""

import socket

import uvicorn


def serve(application) -> None:
    """Says where it listens, and serves until the process is told to stop."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"listening on {listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(application, loop="uvloop", http="httptools", lifespan="off", access_log=False, log_level="warning")
    uvicorn.Server(config).run(sockets=[listener])
