// The words of angles.

import { folding } from '../../../algorithms/moves.ts';
import { rootInFull } from '../../../algorithms/full-fraction.ts';
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
import { absolute, compare, type Entry, isEntry, isInteger, isZero, multiply } from '../../../exact/entry.ts';
import { type RealRoot, rootOfEntry } from '../../../exact/entry-root.ts';
import { hasRoots } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { gcd } from '../../../exact/gcd.ts';
import { decimalOf } from '../../../exact/rounding.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { angleFigure } from '../figures.ts';
import type { TwoRealVectors } from '../inputs.ts';
import { dotLine, lengthLine, normOf, shownRoot } from '../sums-of-products.ts';
import type { AngleMove, AngleMoves } from './solve.ts';

const [U, V, THETA, PI, DEGREE] = ['u', 'v', 'θ', 'π', '°'].map(symbol);
const DOT = product('dot', U, V);
const COSINE = apply('cos', THETA);

export const theory: readonly Prose[] = [
  say`The dot product of two vectors is the product of their norms and the cosine of the angle ${THETA} between them. So the cosine is the dot product divided by both norms.`,
  say`The norm of a vector is its length, the square root of its dot product with itself. The angle is at least ${0} and at most ${PI}, and each cosine belongs to exactly one such angle.`,
];

export function task({ u, v }: TwoRealVectors): Prose {
  return say`Find the angle between ${equal(U, matrixExpression(u))} and ${equal(V, matrixExpression(v))}.`;
}

const foldMove = folding<AngleMoves>();

export function tell({ u, v }: TwoRealVectors, moves: readonly AngleMove[]): readonly Block[] {
  return [
    heading(say`Write down the vectors`),
    formula(equal(U, matrixExpression(u))),
    formula(equal(V, matrixExpression(v))),
    ...moves.flatMap((move) =>
      foldMove<keyof AngleMoves, readonly Block[]>(move, {
        dot: ({ dot }) => [heading(say`Work out the dot product`), dotLine('u', 'v', u, v, dot)],
        norms: ({ squares: [uu, vv] }) => [
          heading(say`Find the norms`),
          lengthLine('u', u, uu, rootOfEntry(uu)),
          lengthLine('v', v, vv, rootOfEntry(vv)),
        ],
        cosine: ({ dot, squares, cosine }) => [
          heading(say`Divide the dot product by both norms`),
          formula(
            isSpecial(moves)
              ? equal(COSINE, ...cosineSteps(dot, squares, cosine), number(cosine))
              : approximately(
                  equal(COSINE, ...cosineSteps(dot, squares, cosine), rootInFull(cosine)),
                  approximation(cosine),
                ),
          ),
        ],
        angle: ({ dot, cosine, radians, degrees, whole }) => [
          heading(say`Find the angle`),
          ...(whole === null
            ? angleInDegrees(rootInFull(cosine), radians, degrees)
            : [
                ...(isZero(dot)
                  ? [
                      ...alsoInShort(
                        paragraph(
                          say`${claim(say`The dot product is ${0}`, equal(DOT, count(0)))}, so ${U} and ${V} are perpendicular.`,
                        ),
                      ),
                    ]
                  : []),
                formula(...special(whole, isZero(dot) ? null : number(cosine), radians)),
                ...alsoInShort(
                  paragraph(
                    say`${claim(
                      say`The angle between ${U} and ${V} is ${whole} degrees`,
                      relation(IN_DEGREES, 'approximately', number(integer(whole))),
                    )}${WORDS.get(whole) ?? '.'}`,
                  ),
                ),
              ]),
          ...(hasRoots(u) || hasRoots(v) ? [] : angleFigure(u, v)),
        ],
      }),
    ),
  ];
}

/** Up to here the roots of two squares are multiplied in a step of their own; two roots without whole values always are, below the second. */
const EASY = integer(100);
const WRITTEN = integer(1_000_000);

/** Whether the dot product over the product of the lengths is the cosine in lowest terms, which is written next. */
function isOverLengths(dot: Entry, cosine: RealRoot): boolean {
  return cosine.kind === 'rational' && isInteger(dot) && absolute(cosine).numerator === absolute(dot).numerator;
}

/** The cosine by its definition, with numbers, and with the product of the lengths where this is simpler. */
function cosineSteps(dot: Entry, [uu, vv]: readonly [Entry, Entry], cosine: RealRoot): readonly Expression[] {
  const square = multiply<Entry>(uu, vv);
  const over = (divisor: Expression): Expression => quotient(number(dot), divisor);
  if ([uu, vv].some((length) => rootOfEntry(length) === null)) {
    const squares = product('dot', product('dot', U, U), product('dot', V, V));
    return [quotient(DOT, root(squares)), over(shownRoot(square))];
  }
  const areRoots = [uu, vv].every((length) => rootOfEntry(length)?.kind === 'power');
  return [
    quotient(DOT, product('dot', normOf(U), normOf(V))),
    over(product('dot', shownRoot(uu), shownRoot(vv))),
    ...(compare(square, areRoots ? WRITTEN : EASY) <= 0 && !isOverLengths(dot, cosine)
      ? [over(shownRoot(square))]
      : overOneRoot(dot, [uu, vv])),
  ];
}

/** −4/√17 for −12/(3 · √17): one of the lengths is an integer with a factor of the dot product, and the other a root. */
function overOneRoot(dot: Entry, squares: readonly [Entry, Entry]): readonly Expression[] {
  const lengths = squares.map(rootOfEntry);
  const [whole] = lengths.filter((length) => length !== null && isEntry(length));
  const other = squares[lengths.findIndex((length) => length?.kind === 'power')];
  if (whole === undefined || other === undefined || !isInteger(dot) || !isInteger(whole)) return [];
  const shared = gcd(dot.numerator < 0n ? -dot.numerator : dot.numerator, whole.numerator);
  if (shared === 1n) return [];
  const left = whole.numerator / shared;
  const below = left === 1n ? shownRoot(other) : product('dot', number(rational(left)), shownRoot(other));
  return [quotient(number(rational(dot.numerator / shared)), below)];
}

function angleInDegrees(cosine: Expression, radians: Scalar, degrees: Scalar): readonly Block[] {
  const [inRadians, inDegrees] = [shortened(radians), shortened(degrees)];
  return [
    formula(approximately(equal(THETA, apply('arccos', cosine)), inRadians), IN_RADIANS),
    formula(relation(IN_DEGREES, 'approximately', inDegrees), CONVERSION),
    ...alsoInShort(
      paragraph(
        say`The angle between ${U} and ${V} is about ${claim(say`${inDegrees} degrees`, relation(IN_DEGREES, 'approximately', inDegrees))}.`,
      ),
    ),
  ];
}

/** Whether the angle is a multiple of 30 or 45 degrees, which is known by its cosine. */
function isSpecial(moves: readonly AngleMove[]): boolean {
  return moves.some((move) => move.move === 'angle' && move.facts.whole !== null);
}

function approximately(chain: Expression, right: Expression): Expression {
  if (chain.kind !== 'relation') return chain;
  return { ...chain, links: [...chain.links, { comparison: 'approximately', right }] };
}

const IN_DEGREES = quotient(product('dot', count(180), THETA), PI);
const IN_RADIANS = say`This is the angle in radians.`;
const CONVERSION = [
  claim(say`Here ${PI} radians are ${180} degrees.`, equal(PI, product('adjacent', count(180), DEGREE))),
];

/** θ = arccos(1/2) = π/3 = 60°, and the decimal number behind it; `cosine` is null where it was not needed. */
function special(
  degrees: number,
  cosine: Expression | null,
  radians: Scalar,
): readonly [line: Expression, explain: Prose | null] {
  const from = cosine === null ? [] : [apply('arccos', cosine)];
  if (degrees === 0) return [equal(THETA, ...from, count(0)), null];
  return [
    equal(THETA, ...from, partOfPi(degrees), product('adjacent', count(degrees), DEGREE)),
    [claim(say`In radians this is about ${shortened(radians)}.`, relation(THETA, 'approximately', shortened(radians)))],
  ];
}

/** A multiple of 30° or 45° by π: 5π/6. */
function partOfPi(degrees: number): Expression {
  const part = rational(BigInt(degrees), 180n);
  const above = product('adjacent', number(rational(part.numerator)), PI);
  return part.denominator === 1n ? above : quotient(above, number(rational(part.denominator)));
}

const WORDS: ReadonlyMap<number, string> = new Map([
  [0, ': both vectors point in the same direction.'],
  [180, ': the vectors point in opposite directions.'],
]);

/** The number after ≈: shortened from the double that the answer holds. */
function shortened(value: Scalar): Expression {
  return approximation(value.kind === 'float' ? decimalOf(value.value) : value);
}
