// Final answers beside those of marking schemes: eigenvectors by what they span, factors by the product that they make.

import assert from 'node:assert/strict';
import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { NOTHING } from '@matrixsteps/engine/testing/evaluation/definitions.ts';
import { sameValue, valueOf } from '@matrixsteps/engine/testing/evaluation/evaluation.ts';
import {
  add,
  type ExactNumber,
  multiply,
  numberOf,
  powerOf,
  same,
} from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import { identityOf, isNumber, type Rows, type Value } from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';
import { SPACES } from '@matrixsteps/engine/testing/evaluation/spans.ts';
import {
  type SchemeAnswer,
  numberIn,
  rowsOf,
  columnOf,
  areSameNumbers,
  isDiagonal,
  diagonalOf,
  isOrthogonal,
  takes,
  areSameBlocks,
} from './scheme.ts';

/** The parts of an answer, read as what they have to be. */
class Parts {
  readonly #members: ReadonlyMap<string, Answer>;

  constructor(answer: Answer) {
    assert.ok(answer.kind === 'structure', answer.kind);
    this.#members = new Map(answer.members);
  }

  #member(key: string): Answer {
    return this.#members.get(key) ?? assert.fail(`no member ${key}`);
  }

  isNothing(key: string): boolean {
    return this.#member(key).kind === 'nothing';
  }

  number(key: string): ExactNumber {
    const part = this.#member(key);
    if (part.kind === 'count') return integer(part.value);
    return part.kind === 'scalar' ? numberOf(part.value) : assert.fail(part.kind);
  }

  matrix(key: string): Rows {
    const value = matrixValue(this.#member(key));
    return isNumber(value) ? assert.fail(key) : value;
  }

  word(key: string): string {
    const part = this.#member(key);
    return part.kind === 'word' ? part.value : assert.fail(part.kind);
  }

  column(key: string): Rows {
    const part = this.#member(key);
    return part.kind === 'vector' ? columnFrom(part.entries) : assert.fail(part.kind);
  }

  columns(key: string): readonly Rows[] {
    const part = this.#member(key);
    return part.kind === 'vectors' ? part.vectors.map(columnFrom) : assert.fail(part.kind);
  }

  structure(key: string): Parts {
    return new Parts(this.#member(key));
  }

  structures(key: string): readonly Parts[] {
    const part = this.#member(key);
    return part.kind === 'structures' ? part.items.map((item) => new Parts(item)) : assert.fail(part.kind);
  }
}

const columnFrom = (entries: readonly Scalar[]): Rows => entries.map((entry) => [numberOf(entry)]);

export function matrixValue(answer: Answer): Value {
  return answer.kind === 'matrix'
    ? valueOf({ kind: 'matrix', matrix: answer.matrix, marks: null }, NOTHING)
    : assert.fail(answer.kind);
}

function powerBy(formula: Parts, exponent: number, size: number): Rows {
  const terms = formula.structures('terms').map((term) => {
    const power = powerOf(term.number('base'), integer(exponent));
    const factor = multiply(power, powerOf(integer(exponent), term.number('degree')));
    return term.matrix('coefficient').map((row) => row.map((entry) => multiply(factor, entry)));
  });
  const zero = identityOf(size).map((row) => row.map(() => integer(0)));
  return terms.reduce<Rows>((sum, term) => sum.map((row, i) => row.map((entry, j) => add(entry, term[i][j]))), zero);
}

/** Each member of a scheme's answer holds of the answer given. */
export function assertAgrees(given: Answer, scheme: SchemeAnswer, a: Rows): void {
  const { polynomial, eigenvalues, eigenspaces, diagonal, orthogonal, powers, inertia, blocks, distribution } = scheme;
  if (polynomial !== undefined) {
    const coefficients = given.kind === 'polynomial' ? given.coefficients.map(numberOf) : assert.fail(given.kind);
    assert.ok(sameValue([coefficients], [polynomial.map(numberIn)]));
    return;
  }
  const parts = new Parts(given);
  if (eigenvalues !== undefined) {
    const found = parts.structures('eigenvalues');
    assert.equal(found.length, eigenvalues.length);
    for (const [value, multiplicity] of eigenvalues) {
      const own = found.find((each) => same(each.number('value'), numberIn(value)));
      assert.ok(own !== undefined && same(own.number('multiplicity'), integer(multiplicity)), value);
    }
  }
  if (eigenspaces !== undefined) {
    const found = parts.structures('eigenspaces');
    assert.equal(found.length, eigenspaces.length);
    for (const { value, basis } of eigenspaces) {
      const own = found.find((each) => same(each.number('value'), numberIn(value)));
      assert.ok(own !== undefined, value);
      assert.ok(sameValue(SPACES['span'](own.columns('basis')), SPACES['span'](basis.map(columnOf))), value);
    }
  }
  if (diagonal === null) assert.ok(parts.isNothing('P'));
  const wanted = diagonal ?? orthogonal;
  if (wanted !== undefined) {
    const [p, d] = [parts.matrix(orthogonal === undefined ? 'P' : 'Q'), parts.matrix('D')];
    assert.ok(isDiagonal(d) && areSameNumbers(diagonalOf(d), wanted.map(numberIn)) && takes(a, p, d));
    if (orthogonal !== undefined) assert.ok(isOrthogonal(p));
  }
  for (const [exponent, rows] of Object.entries(powers ?? {}))
    assert.ok(sameValue(powerBy(parts, Number(exponent), a.length), rowsOf(rows)), exponent);
  if (scheme.class !== undefined) assert.equal(parts.word('class'), scheme.class);
  if (inertia !== undefined) {
    const counts = ['positive', 'negative', 'zero'].map((key) => parts.structure('inertia').number(key));
    assert.ok(sameValue([counts], [inertia.map(integer)]));
  }
  if (blocks !== undefined) {
    assert.ok(areSameBlocks(parts.matrix('J'), blocks) && takes(a, parts.matrix('P'), parts.matrix('J')));
  }
  if (distribution !== undefined) assert.ok(sameValue(parts.column('distribution'), columnOf(distribution)));
}
