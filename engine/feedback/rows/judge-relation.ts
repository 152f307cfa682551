// The judgement of how columns or rows are said to depend on each other: `col2 = 2 col1`.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { add, isZero, multiply, ZERO } from '../../exact/rational.ts';
import { state } from '../statements/statement.ts';
import type { LineJudgement } from '../working.ts';
import { plain, UNKNOWN } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';
import { exact, type Row, rowsOfTerms, transposed } from './rows.ts';

/** The judgement of a relation; null for another line. Row operations keep the relations of columns, and not those of rows. */
export function judgeRelation(progress: RowProgress, line: Line, before: Before): LineJudgement | null {
  const of = line.name === 'relation of columns' ? 'column' : line.name === 'relation of rows' ? 'row' : null;
  if (of === null || line.content.kind !== 'matrix') return null;
  const [factors] = rowsOfTerms(line.content.rows) ?? [];
  if (factors === undefined || progress.tolerance !== null) return UNKNOWN;
  const a = progress.working.task.a.map((row) => row.map(exact));
  const ofTask = sumOf(of, a, factors);
  const ofOwn = sumOf(of, before.rows, factors);
  if (ofTask === null) return UNKNOWN;
  if (ofTask.every(isZero)) return plain('right');
  if (ofOwn?.every(isZero) === true) return plain(before.onTrack ? 'right' : 'follows');
  // Of rows that were changed nothing says which ones are meant, nor of the columns of a transpose.
  if (progress.isTurned || (of === 'row' && progress.matrices.some((rows) => rows !== null))) return UNKNOWN;
  const place = ofTask.findIndex((entry) => !isZero(entry));
  const entries = (of === 'column' ? a : transposed(a))[place];
  return {
    ...plain(progress.slipVerdict),
    rule: state('relation-to-check', { of }),
    calculation: state('relation-at-place', { of, place: place + 1, factors, entries }),
    result: state('relation-fails', { of, sum: ofTask }),
  };
}

/** The columns, or rows, times these factors; null where there are not as many. */
function sumOf(of: 'column' | 'row', rows: Rows, factors: Row): Row | null {
  const lines = of === 'column' ? rows : transposed(rows);
  if (lines[0].length !== factors.length) return null;
  return lines.map((line) => line.reduce((total, entry, index) => add(total, multiply(entry, factors[index])), ZERO));
}
