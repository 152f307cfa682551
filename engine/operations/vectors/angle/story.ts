// The words of angles.

import { folding } from '../../../algorithms/moves.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  approximation,
  count,
  equal,
  type Expression,
  matrixExpression,
  number,
  product,
  quotient,
  relation,
  root,
  symbol,
} from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { squareRoot } from '../../../exact/power.ts';
import { integer, type Rational } from '../../../exact/rational.ts';
import { decimalOf } from '../../../exact/rounding.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { angleFigure } from '../figures.ts';
import type { TwoVectors } from '../inputs.ts';
import { dotLine, shortSquareLine } from '../sums-of-products.ts';
import type { AngleMove, AngleMoves } from './solve.ts';

const [U, V, C, THETA, PI] = ['u', 'v', 'c', 'θ', 'π'].map(symbol);
const DEGREES = quotient(product('dot', count(180), THETA), PI);

export const theory: readonly Prose[] = [
  say`The dot product of two vectors is the product of their lengths and the cosine of the angle between them. Divided by both lengths, it is the cosine.`,
  say`The length of a vector is the root of its dot product with itself. An angle between two vectors is at most a straight angle, and up to there each cosine belongs to one angle only.`,
];

export function task({ u, v }: TwoVectors): Prose {
  return say`Find the angle between ${equal(U, matrixExpression(u))} and ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<AngleMoves>();

export function tell({ u, v }: TwoVectors, moves: readonly AngleMove[]): readonly Block[] {
  return [
    heading(say`Write down the vectors`),
    formula(equal(U, matrixExpression(u))),
    formula(equal(V, matrixExpression(v))),
    ...moves.flatMap((move) =>
      foldMove<keyof AngleMoves, readonly Block[]>(move, {
        products: ({ dot, squares }) => [
          heading(say`Work out three dot products`),
          dotLine('u', 'v', u, v, dot),
          shortSquareLine('u', u, squares[0]),
          shortSquareLine('v', v, squares[1]),
        ],
        cosine: ({ dot, squares, cosine }) => [
          heading(say`Divide by both lengths`),
          paragraph(say`We call the angle ${THETA} and its cosine ${C}.`),
          formula(equal(C, ...cosineSteps(dot, squares), number(cosine))),
        ],
        angle: ({ cosine, radians, degrees, whole }) => [
          heading(say`Find the angle with this cosine`),
          ...(whole === null
            ? angleInDegrees(number(cosine), radians, degrees)
            : special(whole, number(cosine), radians)),
          ...angleFigure(u, v),
        ],
      }),
    ),
  ];
}

/** The cosine by its definition, with numbers, and with simpler roots where a length is rational. */
function cosineSteps(dot: Rational, [uu, vv]: readonly [Rational, Rational]): readonly Expression[] {
  const [U2, V2] = [product('dot', U, U), product('dot', V, V)];
  const lengths = [squareRoot(uu), squareRoot(vv)];
  const over = (divisor: Expression): Expression => quotient(number(dot), divisor);
  const simpler = lengths.some(({ kind }) => kind === 'rational') ? [over(product('dot', ...lengths.map(number)))] : [];
  return [
    quotient(product('dot', U, V), product('dot', root(U2), root(V2))),
    over(product('dot', root(number(uu)), root(number(vv)))),
    ...simpler,
  ];
}

function angleInDegrees(cosine: Expression, radians: Scalar, degrees: Scalar): readonly Block[] {
  return [
    formula(arccos(cosine, radians), IN_RADIANS),
    formula(relation(DEGREES, 'approximately', shortened(degrees)), IN_DEGREES),
  ];
}

function arccos(cosine: Expression, radians: Scalar): Expression {
  return {
    kind: 'relation',
    first: THETA,
    links: [
      { comparison: 'equal', right: apply('arccos', cosine) },
      { comparison: 'approximately', right: shortened(radians) },
    ],
  };
}

const IN_RADIANS = say`This is the angle in radians.`;
const IN_DEGREES = say`A straight angle is π in radians, and one hundred and eighty in degrees.`;

/** Angles whose cosine one knows by heart. */
function special(degrees: number, cosine: Expression, radians: Scalar): readonly Block[] {
  const isZero = degrees === 0;
  return [
    formula(isZero ? equal(THETA, apply('arccos', cosine), count(0)) : arccos(cosine, radians), IN_RADIANS),
    ...alsoInShort(
      paragraph(
        say`${claim(
          say`In degrees the angle is ${degrees}`,
          relation(DEGREES, 'approximately', number(integer(degrees))),
        )}${WORDS.get(degrees) ?? BY_HEART}`,
      ),
    ),
  ];
}

const BY_HEART = ' exactly: its cosine is one of those worth knowing by heart.';

const WORDS: ReadonlyMap<number, string> = new Map([
  [0, ': both vectors point the same way.'],
  [90, ': the vectors are perpendicular.'],
  [180, ': the vectors point in opposite directions.'],
]);

/** The number after ≈: shortened from the double that the answer holds. */
function shortened(value: Scalar): Expression {
  return approximation(value.kind === 'float' ? decimalOf(value.value) : value);
}
