// The judgement of an inverse that is read off the right block of [A | I].

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { ONE, ZERO, equals } from '../../exact/rational.ts';
import type { LineJudgement } from '../working.ts';
import { explanationsOf, placeOf } from './explain.ts';
import { areEquivalent, sameRows } from './rows.ts';
import { identityHint, inverseHint } from './solution-hints.ts';
import { UNKNOWN, ofLine, plain, told } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';

export function judgeInverse(progress: RowProgress, rows: Rows, before: Before): LineJudgement {
  const height = rows.length;
  const left = before.rows.map((row) => row.slice(0, height));
  const right = before.rows.map((row) => row.slice(height));
  const isReady = left.every((row, i) => row.every((value, j) => equals(value, i === j ? ONE : ZERO)));
  const follows = sameRows(right, rows, progress.tolerance) && (isReady || progress.tolerance !== null);
  const isRight = areEquivalent(
    rows.map((row, i) => [...rows.map((_, j) => (i === j ? ONE : ZERO)), ...row]),
    progress.space,
  );
  if (follows || (isRight && before.onTrack)) return plain(before.onTrack ? 'right' : 'follows');
  if (isRight) return plain('back-on-track');
  if (progress.tolerance !== null) return UNKNOWN;
  const name = progress.slipVerdict;
  if (!isReady && sameRows(right, rows)) {
    const slip = ofLine('I14', { kind: 'form', rows: before.rows });
    return {
      ...plain(name),
      certainty: 'only-explanation',
      explanations: [slip],
      calculation: identityHint(left),
      result: inverseHint(progress.start.map((row) => row.slice(0, height))),
    };
  }
  const explanations = explanationsOf(right, [], rows, null);
  return told(name, { base: right, expected: right, operations: [], place: placeOf(right, rows), explanations });
}
