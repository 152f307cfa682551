// The line: where questions wait for their turn to be computed on the event loop, and who is told to come back later.
//
// Between two slices of work the event loop looks at the connections again: it reads what came, answers /health, and refuses at
// once whom the line would keep waiting for too long. So a refusal takes no longer than a slice, and accepted questions no longer
// than the line is allowed to be (Nichols & Jacobson, "Controlling Queue Delay", ACM Queue 10(5), 2012: bound the time in a queue,
// not the length of it).

// The global one is looked up whenever it is used.
import { performance } from 'node:perf_hooks';

export interface Line {
  /** Whether a question that came now would probably wait longer than is allowed. */
  readonly isTooLong: () => boolean;
  /** Runs the work when its turn has come, in the order of entering. What it has left to do when it returns takes no turn. */
  readonly enter: (work: () => void) => void;
}

/** Milliseconds, and what runs work after the connections were looked at. */
export interface TurnClock {
  readonly now: () => number;
  readonly nextTurn: (work: () => void) => void;
}

const eventLoop: TurnClock = { now: () => performance.now(), nextTurn: (work) => void setImmediate(work) };

/** So long, or as long as one question takes, nobody looks at the connections. */
const sliceMilliseconds = 5;

/** How much of what was known of the time for a question is kept after each slice. */
const memory = 0.9;

/** `mostMilliseconds` is how long the line may make a question wait; 0 lets everybody in. */
export function createLine(mostMilliseconds: number, { now, nextTurn }: TurnClock = eventLoop): Line {
  const waiting: (() => void)[] = [];
  /** What was lately done, and how long it took with all that came between. */
  let recent = { questions: 0, milliseconds: 0 };
  /** The slice before, where it left somebody waiting. */
  let before: { readonly start: number; readonly served: number } | null = null;

  function note(questions: number, milliseconds: number): void {
    recent = {
      questions: memory * recent.questions + questions,
      milliseconds: memory * recent.milliseconds + milliseconds,
    };
  }

  function serve(): void {
    const start = now();
    // Sending, reading and refusing take their time, too.
    if (before !== null) note(before.served, start - before.start);
    let served = 0;
    let elapsed = 0;
    while (served < waiting.length && elapsed < sliceMilliseconds) {
      waiting[served]();
      served += 1;
      elapsed = now() - start;
    }
    waiting.splice(0, served);
    if (waiting.length > 0) {
      before = { start, served };
      nextTurn(serve);
    } else {
      before = null;
      note(served, elapsed);
    }
  }

  return {
    isTooLong: () => {
      if (mostMilliseconds === 0 || recent.questions === 0) return false;
      return (waiting.length * recent.milliseconds) / recent.questions > mostMilliseconds;
    },
    enter: (work) => {
      if (waiting.length === 0) nextTurn(serve);
      waiting.push(work);
    },
  };
}
