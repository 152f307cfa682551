// Examination questions on spectra: the answer is that of the marking scheme, and the working shows what a scheme gives marks for.
// Both are compared by their meaning: eigenvectors by what they span, factors by the product that they have to make.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import { asSteps, type Block } from '@matrixsteps/engine/document/block.ts';
import { stepsAtLength } from '@matrixsteps/engine/document/story-length.ts';
import { partsOf } from '@matrixsteps/engine/document/parts.ts';
import { type Prose, wordsOf } from '@matrixsteps/engine/document/prose.ts';
import { integer, rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { askBody, matrixFrom, rationalFrom } from '@matrixsteps/engine/testing/asking.ts';
import { NOTHING } from '@matrixsteps/engine/testing/evaluation/definitions.ts';
import { sameValue, valueOf, within } from '@matrixsteps/engine/testing/evaluation/evaluation.ts';
import {
  add,
  type ExactNumber,
  isZero,
  multiply,
  numberOf,
  powerOf,
  same,
  Unknown,
} from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import {
  determinant,
  identityOf,
  isNumber,
  productOf,
  type Rows,
  transposed,
  type Value,
} from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';
import { SPACES } from '@matrixsteps/engine/testing/evaluation/spans.ts';

type Texts = readonly string[];
type TextRows = readonly Texts[];

/** The answer of a scheme: the one member that the operation is about. */
interface SchemeAnswer {
  readonly polynomial?: Texts;
  readonly eigenvalues?: readonly (readonly [value: string, multiplicity: number])[];
  readonly eigenspaces?: readonly { readonly value: string; readonly basis: TextRows }[];
  /** Null where the matrix cannot be diagonalised. */
  readonly diagonal?: Texts | null;
  readonly orthogonal?: Texts;
  /** The powers by their exponents. */
  readonly powers?: Readonly<Record<string, TextRows>>;
  readonly class?: string;
  readonly inertia?: readonly number[];
  readonly blocks?: readonly (readonly [value: string, size: number])[];
  readonly distribution?: Texts;
}

/** An intermediate result that a scheme gives marks for. */
type Mark =
  | { readonly polynomial: Texts }
  | { readonly satisfied: Texts }
  | { readonly eigenvalue: string }
  | { readonly eigenspace: string; readonly basis: TextRows }
  | { readonly diagonal_and_P: Texts }
  | { readonly inverse_of_P: Texts }
  | { readonly powers_of_D: Readonly<Record<string, Texts>> }
  | { readonly powers: Readonly<Record<string, TextRows>> }
  | { readonly unit_vectors: Texts }
  | { readonly diagonal_and_orthogonal: Texts }
  | { readonly blocks_and_P: readonly (readonly [value: string, size: number])[] }
  | { readonly matrix: TextRows }
  | { readonly column: Texts }
  | { readonly leading_minors: Texts };

interface Examination {
  readonly id: string;
  readonly op: string;
  readonly body: { readonly a: readonly (readonly (number | string)[])[] };
  readonly answer: SchemeAnswer;
  readonly marks: readonly Mark[];
}

const file = new URL('../cases/examinations-spectrum.jsonl', import.meta.url);
const questions: readonly Examination[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** So large that polynomials with small coefficients agree there only where they are the same. */
const LAMBDA = integer(1_000_003);

const SURD = /^(?<real>\S+) (?<sign>[+-]) (?<factor>\S+)\*sqrt\((?<radicand>\d+)\)$/;

/** "3/2" or "2 - 1*sqrt(2)". */
function numberIn(text: string): ExactNumber {
  const groups = SURD.exec(text)?.groups;
  if (groups === undefined) return rationalFrom(text);
  const root = powerOf(rationalFrom(groups['radicand']), rational(1n, 2n));
  const factor = rationalFrom(groups['sign'] === '-' ? `-${groups['factor']}` : groups['factor']);
  return add(rationalFrom(groups['real']), multiply(factor, root));
}

const rowsOf = (texts: TextRows): Rows => texts.map((row) => row.map(numberIn));
const columnOf = (texts: Texts): Rows => texts.map((text) => [numberIn(text)]);

function polynomialAt(texts: Texts, x: ExactNumber): ExactNumber {
  return texts.map(numberIn).reduce((sum, coefficient) => add(multiply(sum, x), coefficient));
}

/** The same numbers in any order, each as often. */
function areSameNumbers(xs: readonly ExactNumber[], ys: readonly ExactNumber[]): boolean {
  const left = [...ys];
  return (
    xs.length === ys.length &&
    xs.every((x) => {
      const place = left.findIndex((y) => same(x, y));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
  );
}

const isSquare = (rows: Rows, size: number): boolean => rows.length === size && rows[0].length === size;
const isDiagonal = (rows: Rows): boolean => rows.every((row, i) => row.every((entry, j) => i === j || isZero(entry)));
const diagonalOf = (rows: Rows): readonly ExactNumber[] => rows.map((row, i) => row[i]);
const isOrthogonal = (rows: Rows): boolean => sameValue(productOf(transposed(rows), rows), identityOf(rows.length));

/** Whether a P is invertible and makes AP = PD. */
function takes(a: Rows, p: Rows, d: Rows): boolean {
  return sameValue(productOf(a, p), productOf(p, d)) && !isZero(determinant(p));
}

/** The sizes of the blocks of a Jordan form with ones above the diagonal, each beside its eigenvalue; null for other matrices. */
function blocksOf(rows: Rows): readonly { readonly value: ExactNumber; readonly size: number }[] | null {
  const blocks: { value: ExactNumber; size: number }[] = [];
  for (const [i, row] of rows.entries()) {
    const isJoined = i > 0 && !isZero(rows[i - 1][i]);
    if (row.some((entry, j) => j !== i && j !== i + 1 && !isZero(entry))) return null;
    if (isJoined && (!same(rows[i - 1][i], integer(1)) || !same(row[i], blocks[blocks.length - 1].value))) return null;
    if (isJoined) blocks[blocks.length - 1].size += 1;
    else blocks.push({ value: row[i], size: 1 });
  }
  return blocks;
}

/** A block as one number, for a comparison without order. */
const coded = (value: ExactNumber, size: number): ExactNumber => add(multiply(LAMBDA, integer(size)), value);

function areSameBlocks(rows: Rows, expected: readonly (readonly [string, number])[]): boolean {
  const blocks = blocksOf(rows);
  if (blocks === null) return false;
  return areSameNumbers(
    blocks.map(({ value, size }) => coded(value, size)),
    expected.map(([value, size]) => coded(numberIn(value), size)),
  );
}

/** Everything that a working shows, with the words around it. */
interface Shown {
  readonly expression: Expression;
  readonly words: string;
}

/** An index is no number of its own. */
function* withParts(expression: Expression): Generator<Expression, void> {
  yield expression;
  if (expression.kind === 'subscript') return;
  for (const part of partsOf(expression)) yield* withParts(part);
}

function* shownInProse(prose: Prose): Generator<Shown, void> {
  const pieces = wordsOf(prose);
  const words = pieces.filter((piece) => typeof piece === 'string').join(' ');
  for (const piece of pieces) {
    if (typeof piece !== 'string') for (const expression of withParts(piece)) yield { expression, words };
  }
}

function shownInBlock(block: Block): readonly Shown[] {
  const reason = block.explain === null ? [] : [...shownInProse(block.explain)];
  if (block.kind === 'rule') return reason;
  if (block.kind !== 'formula') return [...shownInProse(block.text), ...reason];
  return [...withParts(block.expression).map((expression) => ({ expression, words: '' })), ...reason];
}

function holds(expression: Expression, name: string): boolean {
  return withParts(expression).some((part) => part.kind === 'symbol' && part.name === name);
}

/** A polynomial without brackets. */
function isExpanded(expression: Expression): boolean {
  return (
    expression.kind === 'sum' &&
    expression.terms.every((term) => withParts(term).every(({ kind }) => kind !== 'sum' && kind !== 'determinant'))
  );
}

class Working {
  readonly #shown: readonly Shown[];
  readonly #a: Rows;
  readonly #matrices: readonly Rows[];

  constructor(shown: readonly Shown[], a: Rows) {
    this.#shown = shown;
    this.#a = a;
    this.#matrices = this.#valuesWith(new Map()).flatMap((value) => (isNumber(value) ? [] : [value]));
  }

  /** The values of all that is shown, where only these names have one. */
  #valuesWith(
    names: ReadonlyMap<string, Value>,
    isOfInterest: (shown: Shown) => boolean = () => true,
  ): readonly Value[] {
    const scope = within(NOTHING, names);
    return this.#shown.filter(isOfInterest).flatMap(({ expression }) => {
      try {
        return [valueOf(expression, scope)];
      } catch (error) {
        if (error instanceof Unknown) return [];
        throw error;
      }
    });
  }

  #has(wanted: Value, values: readonly Value[]): boolean {
    return values.some((value) => isNumber(value) === isNumber(wanted) && isSame(value, wanted));
  }

  #powersAt(exponent: string): readonly Value[] {
    return this.#valuesWith(new Map([['n', rationalFrom(exponent)]]), ({ expression }) => holds(expression, 'n'));
  }

  get #squares(): readonly Rows[] {
    return this.#matrices.filter((rows) => isSquare(rows, this.#a.length));
  }

  /** The matrices P that go with a shown D of this diagonal. */
  #changes(diagonal: Texts): readonly Rows[] {
    const numbers = diagonal.map(numberIn);
    const forms = this.#squares.filter((rows) => isDiagonal(rows) && areSameNumbers(diagonalOf(rows), numbers));
    return this.#squares.filter((p) => forms.some((d) => isTrue(() => takes(this.#a, p, d))));
  }

  #isPolynomial(texts: Texts, variable: string, unit: string): boolean {
    const wanted = polynomialAt(texts, LAMBDA);
    const names = new Map<string, Value>([
      [variable, LAMBDA],
      [unit, integer(1)],
    ]);
    const values = this.#valuesWith(names, ({ expression }) => isExpanded(expression) && holds(expression, variable));
    return [wanted, multiply(wanted, integer(-1))].some((value) => this.#has(value, values));
  }

  /** The shown columns other than zero that A takes to this multiple of themselves. */
  #eigenvectors(value: ExactNumber): readonly Rows[] {
    return this.#matrices.filter(
      (v) =>
        v.length === this.#a.length &&
        v[0].length === 1 &&
        !v.every(([entry]) => isZero(entry)) &&
        isTrue(() =>
          sameValue(
            productOf(this.#a, v),
            v.map(([entry]) => [multiply(value, entry)]),
          ),
        ),
    );
  }

  shows(mark: Mark): boolean {
    if ('polynomial' in mark) return this.#isPolynomial(mark.polynomial, 'λ', '');
    if ('satisfied' in mark) return this.#isPolynomial(mark.satisfied, 'A', 'I');
    if ('eigenvalue' in mark) {
      return this.#has(
        numberIn(mark.eigenvalue),
        this.#valuesWith(new Map(), ({ words }) => /\b(?:has the|only) eigenvalues?\b/.test(words)),
      );
    }
    if ('eigenspace' in mark) {
      const vectors = this.#eigenvectors(numberIn(mark.eigenspace));
      return vectors.length > 0 && sameValue(SPACES['span'](vectors), SPACES['span'](mark.basis.map(columnOf)));
    }
    if ('diagonal_and_P' in mark) return this.#changes(mark.diagonal_and_P).length > 0;
    if ('inverse_of_P' in mark) {
      return this.#changes(mark.inverse_of_P).some((p) =>
        this.#squares.some((m) => isSame(productOf(m, p), identityOf(p.length))),
      );
    }
    if ('powers_of_D' in mark) {
      return Object.entries(mark.powers_of_D).every(([exponent, diagonal]) =>
        this.#powersAt(exponent).some(
          (value) =>
            !isNumber(value) &&
            isSquare(value, this.#a.length) &&
            isDiagonal(value) &&
            areSameNumbers(diagonalOf(value), diagonal.map(numberIn)),
        ),
      );
    }
    if ('powers' in mark) {
      return Object.entries(mark.powers).every(([exponent, rows]) => this.#has(rowsOf(rows), this.#powersAt(exponent)));
    }
    if ('unit_vectors' in mark) {
      return this.#orthogonal(mark.unit_vectors).some((q) =>
        transposed(q).every((line) =>
          this.#has(
            line.map((entry) => [entry]),
            this.#matrices,
          ),
        ),
      );
    }
    if ('diagonal_and_orthogonal' in mark) return this.#orthogonal(mark.diagonal_and_orthogonal).length > 0;
    if ('blocks_and_P' in mark) {
      const forms = this.#squares.filter((rows) => areSameBlocks(rows, mark.blocks_and_P));
      return forms.some((j) => this.#squares.some((p) => takes(this.#a, p, j)));
    }
    if ('matrix' in mark) return this.#has(rowsOf(mark.matrix), this.#matrices);
    if ('column' in mark) return this.#has(columnOf(mark.column), this.#matrices);
    return this.#has([mark.leading_minors.map(numberIn)], this.#matrices);
  }

  #orthogonal(diagonal: Texts): readonly Rows[] {
    return this.#changes(diagonal).filter((q) => isTrue(() => isOrthogonal(q)));
  }
}

/** What cannot be worked out is not what was looked for. */
function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}

function isSame(x: Value, y: Value): boolean {
  return isTrue(() => sameValue(x, y));
}

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

function matrixValue(answer: Answer): Value {
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
function assertAgrees(given: Answer, scheme: SchemeAnswer, a: Rows): void {
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

const operations = operationsOf(await discover());

describe('examination questions', () => {
  for (const { id, op, body, answer, marks } of questions) {
    test(`${id}: ${op}`, () => {
      assert.ok(Object.keys(answer).length > 0 && marks.length > 0);
      const operation = operations.find((each) => each.id === op);
      assert.ok(operation !== undefined);
      const computation = askBody(operation, body);
      const given = computation.answer('moves');
      const a = matrixValue({ kind: 'matrix', matrix: matrixFrom(body.a) });
      assert.ok(!isNumber(a));
      assertAgrees(given, answer, a);

      const steps = asSteps(computation.story());
      for (const length of ['short', 'normal', 'full'] as const) {
        const blocks = stepsAtLength(steps, length).map(({ block }) => block);
        const shown = [
          ...blocks.flatMap(shownInBlock),
          ...computation.notes().flatMap((note) => [...shownInProse(note)]),
        ];
        const working = new Working(shown, a);
        assert.deepEqual(
          marks.filter((mark) => !working.shows(mark)),
          [],
          length,
        );
      }
    });
  }
});
