// The clock of requests: one reading serves all that is done in a turn of the event loop, where a small answer would take eight.

let time = 0;

function forget(): void {
  time = 0;
}

let latest = { at: 0, text: '1970-01-01T00:00:00.000Z' };

/** An instant (milliseconds since 1970) in ISO 8601. The latest one is kept: many questions are of the same millisecond. */
export function isoText(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

/** The time in milliseconds since 1970 at which this turn of the event loop first asked for it. */
export function timeOfTurn(): number {
  if (time === 0) {
    time = Date.now();
    setImmediate(forget);
  }
  return time;
}
