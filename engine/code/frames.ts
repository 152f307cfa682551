// Frames: programs as what changes from question to question, and what stands around that and does not.

import type { Working } from '../learning/implementation.ts';

/** What stands before the inputs and behind them. Questions of one form have one frame, so what is made of it is made once. */
export interface Frame {
  readonly before: string;
  readonly behind: string;
}

/** A program in two parts. */
export interface Framed {
  readonly frame: Frame;
  /** Whole lines, but for a formula. */
  readonly inputs: string;
}

export function programText({ frame, inputs }: Framed): string {
  return frame.before + inputs + frame.behind;
}

/**
 * Frames by their workings, and by what else decides them: `form`. Most workings are one expression, and those with lines have the
 * same list of them each time; where it is another list, a new frame takes the place of the known one.
 */
export function framing<Form extends string>(
  make: (working: Working, form: Form) => Frame,
): (working: Working, form: Form) => Frame {
  const known = new Map<Form, Map<string, Known>>();
  return (working, form) => {
    const { result, lines, imports } = working;
    let ofForm = known.get(form);
    if (ofForm === undefined || ofForm.size >= MOST_KEPT) known.set(form, (ofForm = new Map()));
    const found = ofForm.get(result);
    if (found !== undefined && found.working.lines === lines && found.working.imports === imports) return found.frame;
    const frame = make(working, form);
    ofForm.set(result, { working, frame });
    return frame;
  };
}

interface Known {
  readonly working: Working;
  readonly frame: Frame;
}

/** More than there are expressions without numbers of the question in them. */
const MOST_KEPT = 500;
