// A working as an examiner reads it: whether it shows what a scheme gives marks for, by its meaning.

import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import type { Block } from '@matrixsteps/engine/document/block.ts';
import { partsOf } from '@matrixsteps/engine/document/parts.ts';
import { type Prose, wordsOf } from '@matrixsteps/engine/document/prose.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import { rationalFrom } from '@matrixsteps/engine/testing/asking.ts';
import { NOTHING } from '@matrixsteps/engine/testing/evaluation/definitions.ts';
import { sameValue, valueOf, within } from '@matrixsteps/engine/testing/evaluation/evaluation.ts';
import {
  add,
  divide,
  type ExactNumber,
  isZero,
  multiply,
  negate,
  Unknown,
} from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import {
  identityOf,
  isNumber,
  MEASURES,
  productOf,
  type Rows,
  transposed,
  type Value,
} from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';
import { SPACES } from '@matrixsteps/engine/testing/evaluation/spans.ts';
import {
  type Texts,
  type Mark,
  LAMBDA,
  numberIn,
  rowsOf,
  columnOf,
  polynomialAt,
  areSameNumbers,
  isSquare,
  isDiagonal,
  diagonalOf,
  isOrthogonal,
  takes,
  areSameBlocks,
  isTrue,
  isSame,
} from './scheme.ts';

/** Everything that a working shows, with the words around it. */
export interface Shown {
  readonly expression: Expression;
  readonly words: string;
}

/** An index is no number of its own. */
function* withParts(expression: Expression): Generator<Expression, void> {
  yield expression;
  if (expression.kind === 'subscript') return;
  for (const part of partsOf(expression)) yield* withParts(part);
}

export function* shownInProse(prose: Prose): Generator<Shown, void> {
  const pieces = wordsOf(prose);
  const words = pieces.filter((piece) => typeof piece === 'string').join(' ');
  for (const piece of pieces) {
    if (typeof piece !== 'string') for (const expression of withParts(piece)) yield { expression, words };
  }
}

export function shownInBlock(block: Block): readonly Shown[] {
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

/** A product of factors that are expanded: what is read off a triangular matrix, or off blocks. */
function isFactored(expression: Expression): boolean {
  const factors = expression.kind === 'product' ? expression.factors : [expression];
  return factors.every((factor) => isExpanded(factor.kind === 'power' ? factor.base : factor));
}

/**
 * Whether rows and columns in another order make a block triangular matrix: then the polynomial is a product of those of the blocks, and
 * its roots are wanted.
 */
function isReducible(rows: Rows): boolean {
  const places = rows.map((_, place) => place);
  const sets = Array.from({ length: 2 ** rows.length - 2 }, (_, set) =>
    places.filter((place) => ((set + 1) >> place) % 2 === 1),
  );
  return sets.some((set) => set.every((j) => places.every((i) => set.includes(i) || isZero(rows[i][j]))));
}

/**
 * Whether the matrix differs from a multiple of the identity matrix by one of rank one: then a rank and the trace give the eigenvalues, and
 * the polynomial is the product of its factors.
 */
function isShiftedRankOne(rows: Rows): boolean {
  const places = rows.map((_, place) => place);
  const triples = places.flatMap((i) => places.flatMap((j) => places.map((k) => [i, j, k] as const)));
  return triples.some(([i, j, k]) => {
    if (i === j || j === k || i === k || isZero(rows[j][k])) return false;
    const c = add(rows[i][i], negate(divide(multiply(rows[i][k], rows[j][i]), rows[j][k])));
    const shifted = rows.map((row, r) => row.map((entry, s) => (r === s ? add(entry, negate(c)) : entry)));
    return sameValue(MEASURES.rank(shifted, []), integer(1));
  });
}

export class Working {
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
    const isShown = variable === 'λ' && (isReducible(this.#a) || isShiftedRankOne(this.#a)) ? isFactored : isExpanded;
    const values = this.#valuesWith(names, ({ expression }) => isShown(expression) && holds(expression, variable));
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
