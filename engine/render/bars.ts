// Bars: functions that are written as bars around what they are taken of, |x| and ‖v‖, in place of a name.

/** How such a function is written. */
export interface Bars {
  /** The sign on either side. */
  readonly sign: '|' | '‖';
  /** What tells this norm from the others; null where nothing stands behind the bars. */
  readonly index: '1' | '∞' | 'F' | null;
  readonly spoken: string;
}

/** By the names that expressions have: `apply('norm', v)`. */
const BARS: ReadonlyMap<string, Bars> = new Map<string, Bars>([
  ['abs', { sign: '|', index: null, spoken: 'the absolute value of' }],
  ['norm', { sign: '‖', index: null, spoken: 'the norm of' }],
  ['norm-1', { sign: '‖', index: '1', spoken: 'the 1-norm of' }],
  ['norm-inf', { sign: '‖', index: '∞', spoken: 'the infinity norm of' }],
  ['norm-F', { sign: '‖', index: 'F', spoken: 'the Frobenius norm of' }],
]);

/** The bars of a function; null where it is written with its name. */
export function barsOf(name: string): Bars | null {
  return BARS.get(name) ?? null;
}
