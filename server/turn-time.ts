// The clock of requests: one reading serves all that is done in a turn of the event loop, where a small answer would take eight.
// Above: service.ts, log.ts, http/head.ts. Below: nothing.

let time = 0;

function forget(): void {
  time = 0;
}

/** The time in milliseconds since 1970 at which this turn of the event loop first asked for it. */
export function timeOfTurn(): number {
  if (time === 0) {
    time = Date.now();
    setImmediate(forget);
  }
  return time;
}
