// Undo and redo, over everything that is typed or done in a form.

/** What is there now, what was there before, and what was undone. */
export interface Undoable<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last change was about: changes of one cell in a row are one. Null where each change stands alone. */
  readonly typing: string | null;
}

/** Older states are forgotten. */
const mostStates = 200;

export function undoable<Value>(present: Value): Undoable<Value> {
  return { past: [], present, future: [], typing: null };
}

/** The state after a change. */
export function changed<Value>(before: Undoable<Value>, present: Value, typing: string | null = null): Undoable<Value> {
  const { past, present: last, typing: lastTyping } = before;
  const isSame = typing !== null && typing === lastTyping;
  return { past: isSame ? past : [...past, last].slice(-mostStates), present, future: [], typing };
}

/** The state before the last change; the same where there is none. */
export function undone<Value>(now: Undoable<Value>): Undoable<Value> {
  const { past, present, future } = now;
  const last = past.at(-1);
  if (last === undefined) return now;
  return { past: past.slice(0, -1), present: last, future: [present, ...future], typing: null };
}

/** The state that was undone last; the same where none was. */
export function redone<Value>(now: Undoable<Value>): Undoable<Value> {
  const { past, present, future } = now;
  const [next, ...later] = future;
  if (next === undefined) return now;
  return { past: [...past, present], present: next, future: later, typing: null };
}
