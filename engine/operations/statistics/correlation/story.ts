// The words of correlations.

import { folding } from '../../../algorithms/moves.ts';
import { MOST_PAIRED, isTold } from '../../../algorithms/scatter/solve.ts';
import { S, scatterCheck, scatterHandlers, scatterName } from '../../../algorithms/scatter/tell.ts';
import { timesCount, worksWithSums } from '../../../algorithms/scatter/sums-tell.ts';
import { MEAN_SIGN } from '../../../algorithms/spread/words.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  approximation,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  matrixExpression,
  negative,
  number,
  product,
  quotient,
  relation,
  root,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import type { FailureStory } from '../../../catalogue/operation.ts';
import type { Problem } from '../../../catalogue/domain-error.ts';
import { claim, OR, type Prose, say } from '../../../document/prose.ts';
import { type AnswerMatrix, entry, type Matrix, scalarAt } from '../../../exact/matrix.ts';
import {
  divide,
  equals,
  integer,
  isInteger,
  isZero,
  negate,
  ONE,
  type Rational,
  rational,
} from '../../../exact/rational.ts';
import { simplestRoot } from '../../../document/simplest-root.ts';
import type { Power } from '../../../exact/power.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import {
  type CorrelationInput,
  type CorrelationMove,
  type CorrelationMoves,
  intermediate,
  squaresOf,
} from './solve.ts';

const [A, R] = [symbol('A'), symbol('R')];
const [I, J] = [symbol('i'), symbol('j')];

export const theory: readonly Prose[] = [
  say`The correlation of two variables is their covariance over the product of their standard deviations. It has no unit and lies between minus one and one; these two are reached where the observations lie on a straight line.`,
];

export function task({ a }: CorrelationInput): Prose {
  return say`Find the correlations of the columns of ${matrixExpression(a)}.`;
}

const foldMove = folding<CorrelationMoves>();

export function tell(
  input: CorrelationInput,
  moves: readonly CorrelationMove[],
  _: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const check = moves.flatMap((move) => (move.move === 'pair' ? scatterCheck(input.a, move.facts, inDecimals) : []));
  return [...movesTold(input, moves, inDecimals), ...check];
}

function movesTold({ a }: CorrelationInput, moves: readonly CorrelationMove[], inDecimals: boolean): readonly Block[] {
  return moves.flatMap((move) =>
    foldMove<keyof CorrelationMoves, readonly Block[]>(move, {
      ...scatterHandlers(a, MEAN_SIGN, inDecimals),
      normalize: ({ scatter, correlation }) => {
        if (!isTold(a)) return stated(correlation, false);
        return worksWithSums(a, inDecimals)
          ? normalized(timesCount(a, scatter), correlation, TIMES_COUNT, inDecimals)
          : normalized(scatter, correlation, SUMS_ENOUGH, inDecimals);
      },
    }),
  );
}

/** Up to the column whose sum of squares is zero. */
export function tellFailure(
  input: CorrelationInput,
  moves: readonly CorrelationMove[],
  problem: Problem,
): FailureStory | null {
  if (problem.code !== 'zero_variance') return null;
  const { column } = problem.facts;
  const value = number(entry(input.a, 0, column - 1));
  const numbers = measure('columnAt', A, column);
  return {
    blocks: [
      ...movesTold(input, moves, false),
      heading(say`Look at the divisor`),
      ...alsoInShort(
        paragraph(
          say`${claim(
            say`All entries of column ${column} are ${value}`,
            holds('constant', numbers),
            equal(measure('entryAt', A, 1, column), value),
          )}, so its deviations are zero, and so is its standard deviation. A correlation with this column would be divided by it, and nothing can be divided by ${0}: for a variable that does not vary, no correlation is defined.`,
        ),
      ),
    ],
    intermediate: intermediate(input, moves),
  };
}

const SUMS_ENOUGH = say`Covariances and variances are the sums in ${S} divided by the same number. It cancels in a correlation, so the sums are enough.`;
const TIMES_COUNT = say`Covariances and variances are the numbers in ${S} divided by the same number. It cancels in a correlation, so nothing is to be divided before.`;

/** `scatter` may be multiplied by any number, which cancels. Among decimals, roots are not simplified but written as decimals. */
function normalized(scatter: Matrix, correlation: AnswerMatrix, reason: Prose, inDecimals: boolean): readonly Block[] {
  if (scatter.columns === 1) {
    return [
      heading(say`Compare the column with itself`),
      formula(
        equal(R, matrixExpression(correlation)),
        say`There is only one column. Its covariance with itself is its variance, and so is the square of its standard deviation: every column that varies has the correlation ${1} with itself.`,
      ),
    ];
  }
  const pairs = pairsOf(scatter.columns);
  const reasons = reasonsOfRoots(pairs.map(([i, j]) => (inDecimals ? null : formOf(scatter, correlation, i, j))));
  return [
    heading(say`Divide by the roots of the sums of squares`),
    paragraph(reason),
    ...(scatter.columns <= MOST_PAIRED
      ? pairs.map(([i, j], place) => formula(pairLine(scatter, correlation, [i, j], inDecimals), reasons[place]))
      : [
          paragraph(
            say`Each entry of ${S} is divided by the root of the product of the two diagonal entries in its row and in its column.`,
          ),
        ]),
    ...stated(correlation, inDecimals && scatter.columns <= MOST_PAIRED),
    ...alsoInShort(...(scatter.columns === 2 ? [paragraph(ofTwo(correlation, inDecimals))] : [])),
  ];
}

/** How a correlation that is a root is simplified. */
type RootForm =
  /** The denominator is the root of a whole number, with square factors or without. */
  | { readonly kind: 'whole'; readonly outside: number; readonly inside: number }
  /** All of it is brought under one root. */
  | { readonly kind: 'fraction' };

/** Null for a correlation that is no root. */
function formOf(scatter: Matrix, correlation: AnswerMatrix, i: number, j: number): RootForm | null {
  if (scalarAt(correlation, i * scatter.columns + j).kind !== 'power') return null;
  const squares = squaresOf(scatter, i, j);
  const form = isInteger(squares) ? simplestRoot(squares) : null;
  return form === null || !isInteger(entry(scatter, i, j))
    ? { kind: 'fraction' }
    : { kind: 'whole', outside: form.factor, inside: form.radicand };
}

/** A reason for the first root of each form. */
function reasonsOfRoots(forms: readonly (RootForm | null)[]): readonly (Prose | null)[] {
  const keys = forms.map((form) =>
    form === null ? null : form.kind === 'whole' && form.outside > 1 ? 'square' : form.kind,
  );
  return keys.map((key, place) => (key === null || keys.indexOf(key) < place ? null : rootReasons[key]));
}

const rootReasons: { readonly [K in 'square' | RootForm['kind']]: Prose } = {
  square: say`Square factors are taken out of the root. Then numerator and denominator are multiplied by the root that is left, so that no root stands below.`,
  whole: say`Numerator and denominator are multiplied by the root, so that no root stands below.`,
  fraction: say`The numerator is written as the root of its square, with its sign in front. Then the fraction under the root is reduced, and the root is simplified.`,
};

function pairsOf(columns: number): readonly (readonly [number, number])[] {
  return Array.from({ length: columns }, (_, i) => i).flatMap((i) =>
    Array.from({ length: columns - i - 1 }, (_, k) => [i, i + k + 1] as const),
  );
}

function stated(correlation: AnswerMatrix, inDecimals: boolean): readonly Block[] {
  return [
    heading(say`Write down the correlation matrix`),
    formula(
      inDecimals && correlation.kind === 'real'
        ? {
            kind: 'relation',
            first: R,
            links: [
              { comparison: 'equal', right: grid(names(correlation)) },
              { comparison: 'approximately', right: grid(nearlyAll(correlation)) },
            ],
          }
        : equal(R, matrixExpression(correlation)),
      say`The entry in row ${I} and column ${J} is the correlation of columns ${I} and ${J}. Each column has the correlation ${1} with itself.`,
    ),
  ];
}

/** 1 on the diagonal, and r_12 or its like elsewhere. */
function names({ rows, columns }: AnswerMatrix): readonly (readonly Expression[])[] {
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (__, j) =>
      i === j ? count(1) : indexed('r', Math.min(i, j) + 1, Math.max(i, j) + 1),
    ),
  );
}

/** The entries as decimals, roots rounded. */
function nearlyAll(correlation: AnswerMatrix): readonly (readonly Expression[])[] {
  return Array.from({ length: correlation.rows }, (_, i) =>
    Array.from({ length: correlation.columns }, (__, j) => {
      const value = scalarAt(correlation, i * correlation.columns + j);
      return value.kind === 'power' ? approximation(value) : number(value);
    }),
  );
}

/** r_12 = s_12/√(s_11 · s_22) = −1/√(2 · 14) = −1/√28 = −1/(2√7) = −√7/14 ≈ −0.188982 */
function pairLine(
  scatter: Matrix,
  correlation: AnswerMatrix,
  [i, j]: readonly [number, number],
  inDecimals: boolean,
): Expression {
  const value = scalarAt(correlation, i * scatter.columns + j);
  const above = entry(scatter, i, j);
  const name = indexed('r', i + 1, j + 1);
  const [s, left, right] = [
    [i, j],
    [i, i],
    [j, j],
  ].map(([row, column]) => scatterName(row, column));
  const below = product('dot', number(entry(scatter, i, i)), number(entry(scatter, j, j)));
  const worked = [
    quotient(s, root(product('adjacent', left, right))),
    quotient(number(above), root(below)),
    ...(isZero(above) ? [] : [quotient(number(above), root(number(squaresOf(scatter, i, j))))]),
  ];
  if (inDecimals && value.kind === 'power') {
    return {
      kind: 'relation',
      first: name,
      links: [
        ...worked.map((known) => ({ comparison: 'equal', right: known }) as const),
        { comparison: 'approximately', right: approximation(value) },
      ],
    };
  }
  const form = formOf(scatter, correlation, i, j);
  const simplified =
    form === null || value.kind !== 'power'
      ? []
      : form.kind === 'fraction'
        ? [underRoot(value)]
        : form.outside === 1
          ? []
          : [withSquareOutside(above, form)];
  return approached(value, name, ...worked, ...simplified);
}

/** 4/√20 = 2/√5, 5/√28 = 5/(2√7): reduced by what the numerator shares with the number before the root. */
function withSquareOutside(
  above: Rational,
  { outside, inside }: { readonly outside: number; readonly inside: number },
): Expression {
  const reduced = divide(above, integer(outside));
  const [top, bottom] = [rational(reduced.numerator), Number(reduced.denominator)];
  const left = root(count(inside));
  return quotient(number(top), bottom === 1 ? left : product('adjacent', count(bottom), left));
}

/** −√(25/52): the numerator as a square under the root */
function underRoot({ sign, base }: Power): Expression {
  const size = root(number(base));
  return sign < 0 ? negative(size) : size;
}

/** The chain, and the decimal where the number is a root. */
function approached(value: Scalar, first: Expression, ...rest: readonly Expression[]): Expression {
  return {
    kind: 'relation',
    first,
    links: [
      ...[...rest, number(value)].map((right) => ({ comparison: 'equal', right }) as const),
      ...(value.kind === 'power' ? [{ comparison: 'approximately', right: approximation(value) } as const] : []),
    ],
  };
}

/** What the number of two columns says. */
function ofTwo(correlation: AnswerMatrix, inDecimals: boolean): Prose {
  const value = scalarAt(correlation, 1);
  const shown = number(value);
  const place = measure('entryAt', R, 1, 2);
  const said =
    value.kind === 'power' && inDecimals
      ? claim(say`about ${approximation(value)}`, relation(place, 'approximately', approximation(value)))
      : value.kind === 'power'
        ? claim(
            say`${shown}${OR}${approximation(value)}`,
            equal(place, shown),
            relation(place, 'approximately', approximation(value)),
          )
        : claim(say`${shown}`, equal(place, shown));
  const start = say`The correlation of the two columns is ${said}`;
  if (value.kind !== 'rational') return say`${start}.`;
  if (isZero(value)) return say`${start}: they are uncorrelated.`;
  if (equals(value, ONE)) return say`${start}: the observations lie on a rising straight line.`;
  if (equals(value, negate(ONE))) return say`${start}: the observations lie on a falling straight line.`;
  return say`${start}.`;
}
