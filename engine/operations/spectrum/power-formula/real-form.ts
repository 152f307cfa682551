// The formula without complex numbers: the powers of a complex eigenvalue by the cosines and sines of multiples of its angle.

import type { PowerTerm } from '../../../algorithms/spectrum/power-terms.ts';
import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  symbol,
} from '../../../document/expression.ts';
import { claim, say } from '../../../document/prose.ts';
import { simplestRootOf } from '../../../document/simplest-root.ts';
import { type Algebraic, isQuadratic, radicandOf } from '../../../exact/algebraic.ts';
import { squareRoot } from '../../../exact/power.ts';
import {
  absolute,
  add,
  divide,
  equals,
  integer,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  signOf,
  ZERO,
} from '../../../exact/rational.ts';
import type { Exact } from '../../../exact/scalar.ts';
import { exactAt, factorsOf, gridOf, N, POWER, shownMatrix, timesFactors } from './formula.ts';

const PI = symbol('π');
const THETA = symbol('θ');

/** A part of a half-turn. */
interface Angle {
  readonly times: number;
  readonly of: number;
}

/** The angles below a quarter-turn, and it itself, by the squares of their cosines. */
const ANGLES: readonly { readonly square: Rational; readonly angle: Angle }[] = [
  { square: ZERO, angle: { times: 1, of: 2 } },
  { square: rational(1n, 4n), angle: { times: 1, of: 3 } },
  { square: rational(1n, 2n), angle: { times: 1, of: 4 } },
  { square: rational(3n, 4n), angle: { times: 1, of: 6 } },
];

/** The formula with one cosine and one sine; nothing where there is no or more than one pair of complex eigenvalues. */
export function realFormBlocks(terms: readonly PowerTerm[], size: number): readonly Block[] {
  const complex = terms.filter(({ base }) => isAbove(base));
  const [first] = complex;
  if (complex.length === 0 || !complex.every(({ base }) => base === first.base) || !isAbove(first.base)) return [];
  const others = terms.filter(({ base }) => base.kind !== 'algebraic' || base.field.isReal);
  if (others.length + 2 * complex.length !== terms.length) return [];
  const [re, factor] = first.base.element;
  const square = multiply(multiply(factor, factor), sizeOf(first.base));
  const norm = add(multiply(re, re), square);
  const known = ANGLES.find((each) => equals(each.square, divide(multiply(re, re), norm)));
  const radius = rootOf(norm);
  const angle = known === undefined ? null : signOf(re) < 0 ? turnedBack(known.angle) : known.angle;
  const at = angle === null ? THETA : multipleOf(angle, null);
  const raisedAngle = angle === null ? product('adjacent', N, THETA) : multipleOf(angle, N);
  const [cosine, sine] = ['cos', 'sin'].map((name) => apply(name, raisedAngle));
  const raised = equals(norm, ONE) ? [] : [power(radius, N)];
  const told = complex.flatMap(({ coefficient, degree }) => {
    const entries = Array.from({ length: size ** 2 }, (_, place) => exactAt(coefficient, place));
    const ofDegree = degree === 0 ? [] : [degree === 1 ? N : power(N, count(degree))];
    return [
      {
        turn: cosine,
        shown: gridOf(size, (row, column) => number(multiply(integer(2), partOf(entries[row * size + column])))),
        isNought: entries.every((entry) => isZero(partOf(entry))),
      },
      {
        turn: sine,
        shown: gridOf(size, (row, column) => turnedPart(entries[row * size + column])),
        isNought: entries.every((entry) => entry.kind === 'rational' || isZero(sideOf(entry))),
      },
    ].flatMap(({ turn, shown, isNought }) =>
      isNought ? [] : [product('adjacent', ...ofDegree, ...raised, turn, shown)],
    );
  });
  const shown = shownValue(first.base);
  return [
    heading(say`Write it without complex numbers`, 2),
    ...(angle === null ? [formula(equal(THETA, apply('arccos', cosineOf(re, norm))))] : []),
    paragraph(
      say`${claim(
        say`The eigenvalue ${shown} has the absolute value ${radius} and the angle ${at}`,
        equal(apply('abs', shown), radius),
        equal(product('dot', radius, apply('cos', at)), number(re)),
        equal(product('dot', radius, apply('sin', at)), rootOf(square)),
      )}. In a power the absolute value is raised and the angle multiplied. The imaginary parts of the conjugate terms cancel, and their real parts are equal.`,
    ),
    formula(
      equal(
        POWER,
        added([...others.map((term) => timesFactors(factorsOf(term), shownMatrix(term.coefficient))), ...told]),
      ),
    ),
  ];
}

/** The real part over the absolute value. */
function cosineOf(re: Rational, norm: Rational): Expression {
  const length = squareRoot(norm);
  return length.kind === 'rational' ? number(divide(re, length)) : quotient(number(re), rootOf(norm));
}

/** The angle on the other side of a quarter-turn. */
function turnedBack({ times, of }: Angle): Angle {
  return { times: of - times, of };
}

/** Whether it is a complex number above the real axis, of a quadratic field. */
function isAbove(value: Exact): value is Algebraic {
  return value.kind === 'algebraic' && isQuadratic(value.field) && !value.field.isReal && signOf(value.element[1]) > 0;
}

/** d of √(−d). */
function sizeOf({ field }: Algebraic): Rational {
  return absolute(isQuadratic(field) ? rational(radicandOf(field)) : ZERO);
}

function partOf(entry: Exact): Rational {
  if (entry.kind === 'rational') return entry;
  return entry.kind === 'algebraic' ? entry.element[0] : ZERO;
}

function sideOf(entry: Exact): Rational {
  return entry.kind === 'algebraic' ? (entry.element[1] ?? ZERO) : ZERO;
}

/** −2 times the imaginary part. */
function turnedPart(entry: Exact): Expression {
  const side = sideOf(entry);
  if (entry.kind !== 'algebraic' || isZero(side)) return count(0);
  const size = rootOf(multiply(integer(4), multiply(multiply(side, side), sizeOf(entry))));
  return signOf(side) > 0 ? negative(size) : size;
}

function rootOf(x: Rational): Expression {
  const root = squareRoot(x);
  return root.kind === 'rational' ? number(root) : simplestRootOf(x);
}

/** π/4, nπ/4, 2nπ/3. */
function multipleOf({ times, of }: Angle, letter: Expression | null): Expression {
  const factors = [...(times === 1 ? [] : [count(times)]), ...(letter === null ? [] : [letter]), PI];
  const above = factors.length === 1 ? factors[0] : product('adjacent', ...factors);
  return quotient(above, count(of));
}
