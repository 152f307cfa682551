// The hints as they are told.

interface Hints {
  /** What each rung tells, from the first one on: "which row". */
  readonly rungs: readonly string[];
  /** One a rung. A rung of which nothing is known says what the one before says. */
  readonly hints: readonly string[];
  /** What was told before the first rung. */
  readonly known?: string | undefined;
}

/** The hints, with a sentence in place of those that have nothing to add. */
export function toldHints({ rungs, hints, known }: Hints): readonly string[] {
  return hints.map((hint, place) => {
    const before = place === 0 ? known : hints[place - 1];
    return hint === before ? `Of “${rungs[place] ?? ''}” nothing can be told here.` : hint;
  });
}
