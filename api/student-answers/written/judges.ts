// The judges of all notations.

import type { AnswerNotation } from '@matrixsteps/engine/catalogue/asked.ts';
import { judgeAngle } from './angle.ts';
import { judgeBasis, judgeDirections, judgePoints } from './bases.ts';
import { judgeDependency } from './dependency.ts';
import { judgeEigenspaces, judgeEigenvalues } from './eigenvalues.ts';
import { judgeJordanForm } from './jordan-form.ts';
import type { NotationJudge } from './judgement.ts';
import { judgePowers } from './powers.ts';
import { judgeProperties } from './properties.ts';
import { judgeNearest, judgeSolutions } from './solutions.ts';

/** A notation without a judge does not compile. */
export const JUDGES: { readonly [N in AnswerNotation]: NotationJudge } = {
  solutions: judgeSolutions,
  nearest: judgeNearest,
  basis: judgeBasis,
  directions: judgeDirections,
  points: judgePoints,
  eigenvalues: judgeEigenvalues,
  eigenspaces: judgeEigenspaces,
  dependency: judgeDependency,
  angle: judgeAngle,
  properties: judgeProperties,
  powers: judgePowers,
  'jordan-form': judgeJordanForm,
};

/** Whether an answer is written in a notation: as one text, or in the grid that its form has, which may be one text, too. */
export function isWrittenIn(notation: AnswerNotation, value: unknown): boolean {
  return typeof value === 'string' || ((notation === 'powers' || notation === 'jordan-form') && Array.isArray(value));
}
