// The judgement of a student's working, whatever it is about.

import { isQuantityTask } from './quantities/given-fields.ts';
import { withInvertibility } from './judge-invertibility.ts';
import { withRealEigenvalues } from './judge-real-eigenvalues.ts';
import { judgeQuantities } from './quantities/judge-quantities.ts';
import { withOwnSystem } from './quantities/own-system.ts';
import { judgeInverseByEquations } from './rows/inverse-by-equations.ts';
import { judgeRows } from './rows/judge-rows.ts';
import { isRowWorking } from './rows/row-start.ts';
import { exact, rowsOfTerms, sameRows, transposed } from './rows/rows.ts';
import { frequencyOf } from './slips/frequencies.ts';
import { mayFitByChance } from './slips/slip.ts';
import { SLIPS } from './slips/slips.ts';
import { isValueTask, judgeValues } from './values/judge-values.ts';
import type { Certainty, LineJudgement, SlipExplanation, Working, WorkingJudgement } from './working.ts';

const UNKNOWN: LineJudgement = {
  verdict: 'cannot-tell',
  certainty: 'unknown',
  row: null,
  column: null,
  explanations: [],
  operation: null,
  expected: null,
};

/** A verdict on every line; lines that nothing can be proved of are `cannot-tell`. Takes milliseconds for workings by hand. */
export function judgeWorking(working: Working): WorkingJudgement {
  const first = judged(working);
  const judgement = withClaims(working, first);
  return { ...judgement, lines: judgement.lines.map(withoutChance).map(likelierFirst) };
}

function withClaims(working: Working, judgement: WorkingJudgement): WorkingJudgement {
  const { operation } = working.task;
  if (operation === 'inverse') return withInvertibility(working, judgement);
  return operation === 'eigenvalues' ? withRealEigenvalues(working, judgement) : judgement;
}

/** The left null space is judged from the transpose; the matrix as it is given may stand in front of it. */
function afterGiven(working: Working): WorkingJudgement {
  const rest = judgeRows({ ...working, lines: working.lines.slice(1) });
  const first: LineJudgement = { ...UNKNOWN, verdict: 'right', certainty: 'proved' };
  return {
    ...rest,
    lines: [first, ...rest.lines],
    firstSlip: rest.firstSlip === null ? null : rest.firstSlip + 1,
  };
}

function beginsWithGiven({ task, lines: [first, ...others] }: Working): boolean {
  if (task.asked !== 'left-null-space' || others.length === 0 || first?.content.kind !== 'matrix') return false;
  const rows = rowsOfTerms(first.content.rows);
  const turned = task.a.map((row) => row.map(exact));
  return rows !== null && !sameRows(rows, turned) && sameRows(rows, transposed(turned));
}

function judged(working: Working): WorkingJudgement {
  if (beginsWithGiven(working)) return afterGiven(working);
  if (isRowWorking(working)) return judgeRows(working);
  if (isQuantityTask(working.task.operation)) return withOwnSystem(working, judgeQuantities(working));
  if (isValueTask(working.task.operation)) {
    const judgement = judgeValues(working);
    const byEquations = working.task.operation === 'inverse' ? judgeInverseByEquations(working, judgement) : null;
    return byEquations ?? judgement;
  }
  return { lines: working.lines.map(() => UNKNOWN), firstSlip: null, answer: 'none' };
}

/** Of a tie, the slips that hardly fit by chance; all where there is none of these. */
function withoutChance(line: LineJudgement): LineJudgement {
  const telling = line.explanations.filter((explanation) => !isByChance(explanation));
  if (telling.length === 0 || telling.length === line.explanations.length) return line;
  const certainty: Certainty = telling.length === 1 ? 'likely' : 'tie';
  return { ...line, certainty, explanations: telling };
}

/** Explanations of a tie fit alike: the more frequent slip is likelier. */
function likelierFirst(line: LineJudgement): LineJudgement {
  if (line.explanations.length < 2) return line;
  const explanations = line.explanations.toSorted((one, other) => frequencyOf(other.slip) - frequencyOf(one.slip));
  return { ...line, explanations };
}

function isByChance({ slip, column }: SlipExplanation): boolean {
  return mayFitByChance(SLIPS.get(slip)?.fitsByChance, column);
}
