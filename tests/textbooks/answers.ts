// Our answers beside those of books: solutions as sets, bases by what they span.

import assert from 'node:assert/strict';
import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { NOTHING } from '@matrixsteps/engine/testing/evaluation/definitions.ts';
import { sameValue, valueOf } from '@matrixsteps/engine/testing/evaluation/evaluation.ts';
import { add, multiply, numberOf } from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import {
  isNumber,
  MEASURES,
  productOf,
  type Rows,
  type Value,
} from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';
import { type BookAnswer, columnOf, numberIn, rowsOf } from './case.ts';

const vectorIn = (entries: readonly Scalar[]): Rows => entries.map((entry) => [numberOf(entry)]);

function numberOfAnswer(answer: Answer): Value {
  return answer.kind === 'scalar' ? numberOf(answer.value) : assert.fail(answer.kind);
}

function matrixIn(answer: Answer): Rows {
  if (answer.kind === 'vector') return vectorIn(answer.entries);
  const value =
    answer.kind === 'matrix'
      ? valueOf({ kind: 'matrix', matrix: answer.matrix, marks: null }, NOTHING)
      : assert.fail(answer.kind);
  return isNumber(value) ? assert.fail('a number') : value;
}

/** The vectors as rows. */
function vectorsIn(answer: Answer): Rows {
  return answer.kind === 'vectors' ? answer.vectors.map((vector) => vector.map(numberOf)) : assert.fail(answer.kind);
}

function member(answer: Answer, key: string): Answer {
  assert.ok(answer.kind === 'structure', answer.kind);
  return new Map(answer.members).get(key) ?? assert.fail(`no member ${key}`);
}

function assertSameSpan(one: Rows, other: Rows): void {
  const ranks = [one, other, [...one, ...other]].map((rows) =>
    rows.length === 0 ? integer(0) : MEASURES.rank(rows, []),
  );
  assert.ok(ranks.every((rank) => sameValue(rank, ranks[0])));
}

/** A solution and directions: the keys under which our answer has them. */
const SETS: { readonly [op: string]: readonly [particular: string, directions: string] } = {
  solve: ['particular', 'basis'],
  'least-squares': ['x', 'null_space'],
};

function assertSameSet(op: string, given: Answer, { particular, directions = [] }: BookAnswer): void {
  const [solution, free] = SETS[op];
  if (particular === null) {
    const outcome = member(given, 'outcome');
    assert.ok(outcome.kind === 'word' && outcome.value === 'none');
    return;
  }
  const ours = vectorsIn(member(given, free));
  assertSameSpan(ours, rowsOf(directions));
  const found = matrixIn(member(given, solution)).map(([entry]) => entry);
  const difference = found.map((entry, place) =>
    add(entry, multiply(integer(-1), numberIn((particular ?? [])[place]))),
  );
  assertSameSpan([...ours, difference], ours.length === 0 ? [difference.map(() => integer(0))] : ours);
}

/** Each part that the book answers. */
export function assertAgrees(op: string, given: Answer, book: BookAnswer): void {
  if (book.particular !== undefined) assertSameSet(op, given, book);
  if (book.basis !== undefined) assertSameSpan(vectorsIn(member(given, 'basis')), rowsOf(book.basis));
  if (book.orthonormal !== undefined)
    assert.ok(sameValue(vectorsIn(member(given, 'orthonormal')), rowsOf(book.orthonormal)));
  if (book.directions !== undefined && book.particular === undefined)
    vectorsIn(member(given, 'orthogonal')).forEach((vector, place) =>
      assertSameSpan([vector], rowsOf([(book.directions ?? [])[place]])),
    );
  if (book.independent !== undefined) {
    const part = member(given, 'independent');
    assert.ok(part.kind === 'truth' && part.value === book.independent);
  }
  if (book.number !== undefined) assert.ok(sameValue(numberOfAnswer(given), numberIn(book.number)));
  if (book.vector !== undefined) assert.ok(sameValue(matrixIn(given), columnOf(book.vector)));
  if (book.matrix !== undefined) assert.ok(sameValue(matrixIn(given), rowsOf(book.matrix)));
  for (const [part, value] of Object.entries(book)) {
    const [kind, keys] = part.split(':');
    if (keys === undefined) continue;
    const parts = keys.split(',').map((key) => member(given, key));
    if (kind === 'count') assert.ok(parts[0].kind === 'count' && parts[0].value === value);
    else if (kind === 'vector') assert.ok(sameValue(matrixIn(parts[0]), columnOf(value)));
    else if (kind === 'matrix') assert.ok(sameValue(matrixIn(parts[0]), rowsOf(value)));
    else assert.ok(sameValue(productOf(matrixIn(parts[0]), matrixIn(parts[1])), rowsOf(value)));
  }
}
