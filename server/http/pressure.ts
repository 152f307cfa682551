// Pressure: whether requests wait too long for their turn, told from how long the turns of the event loop last.
// Above: routes/answering.ts. Below: nothing.
//
// A turn serves all connections that have something to say. While more comes in than can be answered, turns grow, and everybody
// waits for the whole of one. A long turn may be a burst, which is served as far as patience goes; when turns stay long, what
// comes late in each is refused at once, so that the others are answered in time (Nichols & Jacobson, "Controlling Queue Delay",
// ACM Queue 10(5), 2012).

export interface Pressure {
  /** Whether a request that is seen at this time (on the clock of `performance.now()`) waited too long. Asked once for each. */
  readonly isTooHigh: (at: number) => boolean;
}

/** When it is, in milliseconds, and what runs when the turn has ended. */
export interface TurnClock {
  readonly now: () => number;
  readonly afterTurn: (work: () => void) => void;
}

const eventLoop: TurnClock = { now: () => performance.now(), afterTurn: (work) => void setImmediate(work) };

/** So long a burst may last, be it one turn or several. */
const patienceMilliseconds = 250;

/** `mostMilliseconds` is how long a turn may last while too much comes in; 0 refuses nobody. */
export function createPressure(mostMilliseconds: number, { now, afterTurn }: TurnClock = eventLoop): Pressure {
  if (mostMilliseconds === 0) return { isTooHigh: () => false };
  let turnBegan: number | null = null;
  /** When the long turns began, and when the latest of them ended. */
  let highSince = 0;
  let highUntil = Number.NEGATIVE_INFINITY;

  function endTurn(): void {
    const end = now();
    if (turnBegan !== null && end - turnBegan > mostMilliseconds) {
      // A short turn among long ones does not end the pressure, a pause does.
      if (turnBegan - highUntil > patienceMilliseconds) highSince = turnBegan;
      highUntil = end;
    }
    turnBegan = null;
  }

  return {
    isTooHigh: (at) => {
      if (turnBegan === null) {
        turnBegan = at;
        afterTurn(endTurn);
      }
      const isLasting = at - highUntil <= patienceMilliseconds && at - highSince > patienceMilliseconds;
      return at - turnBegan > (isLasting ? mostMilliseconds : Math.max(mostMilliseconds, patienceMilliseconds));
    },
  };
}
