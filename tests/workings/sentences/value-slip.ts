// What a slip in values gives: in each situation, the values that fit what is said of the line.

import type { SlipFacts } from '@matrixsteps/engine/feedback/slips/slip.ts';
import type { CaseKind, Cases } from '@matrixsteps/engine/feedback/values/cases.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import type { Grid, Poly } from './arithmetic.ts';

/** Numbers or matrices; `value` gives the value of a term of the student. */
type Gives<K extends CaseKind> = (
  situation: Cases[K],
  facts: SlipFacts,
  value: (term: Term) => Poly | null,
) => readonly (Poly | Grid)[];

export type SlipGives = { readonly [K in CaseKind]?: Gives<K> };
