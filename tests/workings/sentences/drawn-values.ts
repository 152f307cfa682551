// Workings of values with one wrong line, drawn from a seed: the wrong line is what some slip gives.

import { fractionText, integer } from '@matrixsteps/engine/exact/rational.ts';
import type { CaseKind, CaseOf } from '@matrixsteps/engine/feedback/values/cases.ts';
import {
  adjugate,
  chequered,
  determinant,
  divided,
  type Grid,
  grid,
  isNil,
  minors,
  minusLambda,
  multiplied,
  negated,
  plus,
  type Poly,
  same,
  sameGrid,
  turned,
  UNIT,
  whole,
} from './arithmetic.ts';
import { DETERMINANT_SLIPS } from './determinant-slips.ts';
import { MATRIX_SLIPS } from './matrix-slips.ts';
import type { Body } from './said.ts';
import { crossed, dotted, multiple, shareOf, VECTOR_SLIPS } from './vector-slips.ts';
import type { SlipGives } from './value-slip.ts';

export type Draw = (bound: number) => number;

type Situation = { readonly [K in CaseKind]: CaseOf<K> }[CaseKind];

interface Question {
  readonly task: object;
  readonly situation: Situation;
  readonly right: Poly | Grid;
  readonly role: string | null;
  /** A wrong line that no slip of the whole gives. */
  readonly own?: Grid;
}

const TABLES: readonly { readonly [id: string]: SlipGives }[] = [DETERMINANT_SLIPS, MATRIX_SLIPS, VECTOR_SLIPS];
const MOST = 9;

function drawGrid(draw: Draw, height: number, span: number): Grid {
  return grid(height, span, () => whole(draw(2 * MOST + 1) - MOST));
}

function text(value: Poly): string {
  if (value.length < 2) return fractionText(value[0] ?? integer(0));
  return value.map((coefficient, degree) => `(${fractionText(coefficient)})*λ^${degree}`).join(' + ');
}

function texts(rows: Grid): readonly (readonly string[])[] {
  return rows.map((row) => row.map(text));
}

function isGrid(value: Poly | Grid): value is Grid {
  return value.some((item) => Array.isArray(item));
}

function given<K extends CaseKind>(table: SlipGives, situation: CaseOf<K>, along: number): readonly (Poly | Grid)[] {
  const gives: SlipGives[K] = table[situation.kind];
  const facts = {
    along: { direction: along % 2 === 0 ? 'row' : 'column', index: 1 + (along % 3) },
    row: 1,
    column: 1,
  } as const;
  return gives === undefined ? [] : gives(situation, facts, () => null);
}

/** Everything that slips give in place of the right value. */
function wrongValues({ situation, right }: Question, draw: Draw): readonly (Poly | Grid)[] {
  const all = TABLES.flatMap((table) => Object.values(table).flatMap((gives) => given(gives, situation, draw(6))));
  return all.filter((value) =>
    isGrid(value) ? !isGrid(right) || !sameGrid(value, right) : isGrid(right) || !same(value, right),
  );
}

const QUESTIONS: readonly ((draw: Draw) => Question)[] = [
  (draw) => {
    const size = 2 + draw(3);
    const a = drawGrid(draw, size, size);
    const task = { operation: 'determinant', a: texts(a) };
    return { task, situation: { kind: 'determinant', matrix: a, outer: UNIT }, right: determinant(a), role: 'answer' };
  },
  (draw) => {
    const [height, inner, span] = [1 + draw(3), 1 + draw(3), 1 + draw(3)];
    const [a, b] = [drawGrid(draw, height, inner), drawGrid(draw, inner, span)];
    const task = { operation: 'matmul', a: texts(a), b: texts(b) };
    return {
      task,
      situation: { kind: 'product', a, b, transposed: false },
      right: multiplied(a, b) ?? [],
      role: 'answer',
    };
  },
  (draw) => {
    const [height, span] = [1 + draw(3), 1 + draw(4)];
    const [a, b] = [drawGrid(draw, height, span), drawGrid(draw, height, span)];
    const negative = draw(3) > 0;
    const right = grid(height, span, (i, j) => whole(valueOf(a, i, j) + (negative ? -1 : 1) * valueOf(b, i, j)));
    const task = { operation: negative ? 'subtract' : 'add', a: texts(a), b: texts(b) };
    return { task, situation: { kind: 'sum', a, b, negative }, right, role: 'answer' };
  },
  (draw) => {
    const a = drawGrid(draw, 1 + draw(4), 1 + draw(4));
    const task = { operation: 'transpose', a: texts(a) };
    return { task, situation: { kind: 'transposing', a }, right: turned(a), role: 'answer' };
  },
  (draw) => {
    const size = 2 + draw(3);
    const a = drawGrid(draw, size, size);
    const right = whole(a.reduce((total, _, k) => total + valueOf(a, k, k), 0));
    return { task: { operation: 'trace', a: texts(a) }, situation: { kind: 'trace', a }, right, role: 'answer' };
  },
  (draw) => {
    const size = 2 + draw(2);
    const a = drawGrid(draw, size, size);
    const task = { operation: 'charpoly', a: texts(a) };
    return { task, situation: { kind: 'charpoly', a }, right: determinant(minusLambda(a)), role: 'answer' };
  },
  (draw) => {
    const size = 2 + draw(2);
    const a = drawGrid(draw, size, size);
    const exponent = 2 + draw(2);
    const right = Array.from({ length: exponent - 1 }, () => a).reduce(
      (power, next) => multiplied(power, next) ?? power,
      a,
    );
    return {
      task: { operation: 'power', a: texts(a), exponent },
      situation: { kind: 'power', a, exponent },
      right,
      role: 'answer',
    };
  },
  (draw) => {
    const size = 2 + draw(2);
    const a = drawGrid(draw, size, size);
    const stages = { minors: minors(a), cofactors: chequered(minors(a)), adjugate: adjugate(a) };
    const by = determinant(a);
    const named = (['minors', 'cofactors', 'adjugate', 'inverse'] as const)[draw(4)];
    const wanted = named === 'inverse' && isNil(by) ? 'adjugate' : named;
    const right = wanted === 'inverse' ? (divided(stages.adjugate, by) ?? []) : stages[wanted];
    const situation = {
      kind: 'adjugate',
      wanted,
      a,
      ...stages,
      determinant: by,
      found: drawGrid(draw, size, size),
    } as const;
    return {
      task: { operation: 'inverse', a: texts(a) },
      situation,
      right,
      role: wanted === 'inverse' ? 'answer' : wanted,
    };
  },
  (draw) => {
    const rows = drawGrid(draw, 1 + draw(3), 3 + draw(3));
    const [axis, statistic] = [
      (['row', 'col', 'mat'] as const)[draw(3)],
      (['var', 'median', 'mean'] as const)[draw(3)],
    ];
    const divisor = statistic === 'var' ? 'n' : null;
    const situation = { kind: 'statistic', rows, statistic, axis, divisor, means: null } as const;
    const task = { operation: `${axis}-${statistic}`, a: texts(rows), ...(divisor === null ? {} : { divisor }) };
    return { task, situation, right: [], role: 'answer' };
  },
  (draw) => {
    const size = 2 + draw(3);
    const [[u], [v]] = [drawGrid(draw, 1, size), drawGrid(draw, 1, size)];
    const task = { operation: 'dot', u: u.map(text), v: v.map(text) };
    return { task, situation: { kind: 'dot', u, v }, right: dotted(u, v), role: 'answer' };
  },
  (draw) => {
    const [[u], [v]] = [drawGrid(draw, 1, 3), drawGrid(draw, 1, 3)];
    const task = { operation: 'cross', u: u.map(text), v: v.map(text) };
    const right = [crossed(u, v)];
    const index = draw(3);
    const wrong = Object.values(VECTOR_SLIPS).flatMap(
      (gives) => gives['cross-cell']?.({ u, v, index }, {}, () => null) ?? [],
    );
    const cell = wrong.filter((value): value is Poly => !isGrid(value))[draw(6)];
    const cells = cell === undefined ? right : [right[0].with(index, cell)];
    const situation = { kind: 'cross', u, v, isColumn: false } as const;
    return draw(2) === 0 || cell === undefined
      ? { task, situation, right, role: 'answer' }
      : { task, situation, right, role: 'answer', own: cells };
  },
  (draw) => {
    const size = 2 + draw(2);
    const [[u], [drawn]] = [drawGrid(draw, 1, size), drawGrid(draw, 1, size)];
    const v = drawn.every(isNil) ? drawn.with(0, UNIT) : drawn;
    const task = { operation: 'projection', u: u.map(text), v: v.map(text) };
    const [factor] = shareOf(dotted(u, v), dotted(v, v));
    if (draw(3) === 0) return { task, situation: { kind: 'projection-factor', u, v }, right: factor, role: null };
    const situation = { kind: 'projection', u, v, factor, isColumn: false } as const;
    return { task, situation, right: [multiple(factor, v)], role: 'answer' };
  },
];

function valueOf(rows: Grid, row: number, column: number): number {
  return Number((rows[row][column][0] ?? integer(0)).numerator);
}

/** A working whose one line is wrong: by a slip, or in one entry that is off by a little. */
export function drawValues(seed: number, draw: Draw): Body | null {
  const question = QUESTIONS[draw(QUESTIONS.length)](draw);
  const wrong = wrongValues(question, draw);
  const { right } = question;
  const isChanged = wrong.length === 0 || draw(3) === 0;
  const line = question.own ?? (isChanged ? changed(right, draw) : wrong[draw(wrong.length)]);
  if (line === null) return null;
  const content = isGrid(line) ? { matrix: texts(line) } : { expression: text(line) };
  return { id: `drawn-${seed}`, task: question.task, lines: [{ ...content, role: question.role }] };
}

/** With one number that has another sign, or is one or ten off. */
function changed(right: Poly | Grid, draw: Draw): Poly | Grid | null {
  const change = (value: Poly): Poly => {
    const by = [1, -1, 10, 3][draw(4)];
    return draw(3) === 0 && !isNil(value) ? negated(value) : plus(value, whole(by));
  };
  if (!isGrid(right)) return right.length === 0 ? null : change(right);
  const [row, column] = [draw(right.length), draw(right[0].length)];
  return right.map((cells, i) => cells.map((value, j) => (i === row && j === column ? change(value) : value)));
}
