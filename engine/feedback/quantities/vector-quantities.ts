// Lengths, unit vectors, angles and distances: their quantities, each from those before it.

import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  approximate,
  difference,
  dot,
  type Known,
  over,
  root,
  scaled,
  single,
  sum,
  times,
  minus,
  NOUGHT,
  plus as plusOf,
  sameUpToLayout,
  UNIT,
} from './amount.ts';
import {
  dotTerm,
  minusTerm,
  numberOf,
  quotientTerm,
  rootTerm,
  sumOfSquares,
  termOfAmount,
  termOfNumber,
  timesTerm,
} from './amount-term.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Term } from '@matrixsteps/notation/term.ts';

/** The entries of a vector, or of all rows of a matrix. */
export function entriesOf(own: Own, id: string): readonly RootSum[] | null {
  return own(id)?.flat() ?? null;
}

export function asNumber(value: Known<RootSum>): Known<Amount> {
  return value === null ? null : single(value);
}

export function numberIn(own: Own, id: string): Known<RootSum> {
  return numberOf(own(id));
}

export function dotOf(own: Own, x: string, y: string): Known<RootSum> {
  const [one, other] = [entriesOf(own, x), entriesOf(own, y)];
  return one === null || other === null ? null : dot(one, other);
}

/** A term of numbers; null where one of them is not known. */
export function termOf(values: readonly Known<RootSum>[], make: (...terms: readonly Term[]) => Term): Term | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? make(...known.map(termOfNumber)) : null;
}

export function given(id: string, title: string, names: RegExp, amount: Amount): Quantity {
  return {
    id,
    title,
    names,
    definition: `${title.charAt(0).toUpperCase()}${title.slice(1)} is given.`,
    isGiven: true,
    value: () => amount,
    calculation: () => null,
  };
}

export function squareOfLength(of: string, names: RegExp): Quantity {
  return {
    id: `square-of-${of}`,
    title: `the sum of the squares of ${of}`,
    definition: `The entries of ${of} are squared, and the squares are added.`,
    names,
    value: (own) => asNumber(dotOf(own, of, of)),
    calculation: (own) => {
      const entries = entriesOf(own, of);
      return entries === null ? null : sumOfSquares(entries);
    },
  };
}

export function length(of: string, names: RegExp): Quantity {
  return {
    id: `length-of-${of}`,
    title: `the length of ${of}`,
    definition: `The length of ${of} is the square root of the sum of the squares of its entries.`,
    names,
    value: (own) => asNumber(root(numberIn(own, `square-of-${of}`))),
    calculation: (own) => {
      const entries = entriesOf(own, of);
      return entries === null ? null : rootTerm(sumOfSquares(entries));
    },
  };
}

export const LENGTH_NAMES =
  /^(?:‖[^‖]{1,20}‖_?[2F]?|(?:the)?(?:2-|euclidean|frobenius)?(?:norm|length|magnitude|betrag|länge|norme|modulus).*)$/iu;
export const SQUARE_NAMES =
  /^(?:‖[^‖]{1,20}‖[2F]?\^2|(?<one>[a-z])·\k<one>|(?:the)?(?:sumof(?:the)?squares|squaredlength|squareofthelength).*)$/iu;

export function unitTask({ a }: Task): QuantityTask {
  return {
    quantities: [
      given('v', 'the vector v', /^(?:v|a|x)$/, amountOf(a)),
      squareOfLength('v', SQUARE_NAMES),
      length('v', LENGTH_NAMES),
      {
        id: 'unit-vector',
        title: 'the unit vector',
        definition: 'The unit vector is the vector divided by its length, entry by entry.',
        names: /^(?:û|u|e|v̂|v0|n|w|ev|uv|unit.*|(?:1\/‖v‖·?)?v(?:\/‖v‖)?|normalized.*|einheitsvektor.*)$/iu,
        isAsked: true,
        value: (own) => {
          const share = over(UNIT, numberIn(own, 'length-of-v'));
          return scaled(own('v'), share);
        },
        calculation: (own) => {
          const [vector, size] = [own('v'), numberIn(own, 'length-of-v')];
          return vector === null || size === null
            ? null
            : timesTerm(quotientTerm(termOfNumber(UNIT), termOfNumber(size)), termOfAmount(vector));
        },
      },
    ],
  };
}

export function dotQuantity(x: string, y: string, names: RegExp): Quantity {
  return {
    id: `dot-of-${x}-${y}`,
    title: `the dot product of ${x} and ${y}`,
    definition: `Entries of ${x} and ${y} in the same place are multiplied, and the products are added.`,
    names,
    value: (own) => asNumber(dotOf(own, x, y)),
    calculation: (own) => {
      const [one, other] = [entriesOf(own, x), entriesOf(own, y)];
      return one === null || other === null ? null : dotTerm(one, other);
    },
  };
}

export function angleTask({ a, b }: Task): QuantityTask | null {
  if (b === null) return null;
  const lengths: Quantity = {
    id: 'product-of-lengths',
    title: 'the product of the two lengths',
    definition: 'The lengths of the two vectors are multiplied.',
    names: /^‖[ua]‖·?‖[vb]‖$/,
    value: (own) => asNumber(times(numberIn(own, 'length-of-u'), numberIn(own, 'length-of-v'))),
    calculation: (own) => termOf([numberIn(own, 'length-of-u'), numberIn(own, 'length-of-v')], timesTerm),
  };
  const cosine: Quantity = {
    id: 'cosine',
    title: 'the cosine of the angle',
    definition: 'The cosine is the dot product divided by both lengths.',
    names: /^cos.*$/iu,
    value: (own) => asNumber(over(numberIn(own, 'dot-of-u-v'), numberIn(own, 'product-of-lengths'))),
    calculation: (own) => {
      const [u, v] = [entriesOf(own, 'u'), entriesOf(own, 'v')];
      if (u === null || v === null) return null;
      const below = timesTerm(rootTerm(sumOfSquares(u)), rootTerm(sumOfSquares(v)));
      return quotientTerm(dotTerm(u, v), below);
    },
  };
  return {
    quantities: [
      given('u', 'the vector u', /^(?:u|a|A)$/, amountOf(a)),
      given('v', 'the vector v', /^(?:v|b|B)$/, amountOf(b)),
      dotQuantity('u', 'v', /^(?:u·v|v·u|a·b|b·a|uv|(?:the)?(?:dot|scalar|skalar|inner).*)$/iu),
      squareOfLength('u', /^(?:‖[ua]‖\^2|u·u|a·a)$/),
      squareOfLength('v', /^(?:‖[vb]‖\^2|v·v|b·b)$/),
      length('u', /^(?:‖[ua]‖|(?:length|norm)(?:of)?u)$/i),
      length('v', /^(?:‖[vb]‖|(?:length|norm)(?:of)?v)$/i),
      lengths,
      cosine,
      {
        id: 'angle',
        title: 'the angle',
        definition: 'The angle is the one between 0 and 180 degrees that has this cosine.',
        names: /^(?:[φθαβγψωx]|∠.*|(?:the)?(?:angle|winkel).*)$/iu,
        isAngle: true,
        isAsked: true,
        value: (own) => own('cosine'),
        calculation: () => null,
      },
    ],
  };
}

export function distanceTask(task: Task): QuantityTask | null {
  const { a, b, third = null } = task;
  if (b === null) return null;
  const p = given('p', 'the point p', /^p$/i, amountOf(a));
  return third === null
    ? planeTask(p, amountOf(b), asNumber(offsetOf(task)))
    : lineTask(p, amountOf(b), amountOf(third));
}

function offsetOf({ scalar }: Task): Known<RootSum> {
  return scalar === null ? null : amountOf([[scalar]])[0][0];
}

const DISTANCE = /^(?:d|dist.*|(?:the|der|la)?(?:distance|abstand).*)$/iu;

/** The distance of p from the plane n·x = c. */
function planeTask(p: Quantity, n: Amount, c: Known<Amount>): QuantityTask | null {
  if (c === null) return null;
  return {
    quantities: [
      p,
      given('n', 'the normal vector n', /^n$/, n),
      given('c', 'the offset c', /^c$/, c),
      dotQuantity('n', 'p', /^(?:n·p|p·n)$/),
      {
        id: 'excess',
        title: 'n·p minus the offset',
        definition: 'The point is put into the equation of the plane: n·p minus the offset.',
        names: /^n·p-(?:c|d|\(?-?\d.*)$/,
        value: (own) => asNumber(minus(numberIn(own, 'dot-of-n-p'), numberIn(own, 'c'))),
        accepts: (found, own) => isEitherSign(found, minus(numberIn(own, 'dot-of-n-p'), numberIn(own, 'c'))),
        calculation: (own) => termOf([numberIn(own, 'dot-of-n-p'), numberIn(own, 'c')], minusTerm),
      },
      squareOfLength('n', /^(?:‖n‖\^2|n·n)$/),
      length('n', /^(?:‖n‖|(?:length|norm)(?:of)?n)$/i),
      {
        id: 'distance',
        title: 'the distance',
        definition: 'The distance is the size of n·p minus the offset, divided by the length of n.',
        names: DISTANCE,
        isAsked: true,
        value: (own) => {
          const share = over(numberIn(own, 'excess'), numberIn(own, 'length-of-n'));
          return asNumber(sizeOf(share));
        },
        calculation: (own) => {
          const [excess, normal] = [numberIn(own, 'excess'), entriesOf(own, 'n')];
          const size = sizeOf(excess);
          return size === null || normal === null
            ? null
            : quotientTerm(termOfNumber(size), rootTerm(sumOfSquares(normal)));
        },
      },
      {
        id: 'foot',
        title: 'the foot of the perpendicular',
        definition: 'The foot is p minus the multiple of n by n·p minus the offset over n·n.',
        names: /^(?:f|foot|F|q|lotfußpunkt)$/i,
        value: (own) =>
          difference(own('p'), scaled(own('n'), over(numberIn(own, 'excess'), numberIn(own, 'square-of-n')))),
        calculation: () => null,
      },
    ],
  };
}

/** Whether a number is this one, or its negative. */
function isEitherSign(found: Amount, value: Known<RootSum>): boolean {
  const number = numberOf(found);
  if (number === null || value === null) return false;
  return [minus(number, value), plusOf(number, value)].some((rest) => rest?.terms.length === 0);
}

/** The size of a number: without its minus. */
export function sizeOf(value: Known<RootSum>): Known<RootSum> {
  if (value === null) return null;
  return approximate(value) < 0 ? minus(NOUGHT, value) : value;
}

/** The distance of p from the line through q with the direction d. */
function lineTask(p: Quantity, d: Amount, q: Amount): QuantityTask {
  return {
    quantities: [
      p,
      given('d', 'the direction d', /^(?:direction|r|v|u)$/, d),
      given('q', 'the point q', /^(?:q|a|through)$/i, q),
      {
        id: 'w',
        title: 'the vector from q to p',
        definition: 'The vector from q to p is p minus q.',
        names: /^(?:w|p-q|qp|ap|p-a)$/i,
        value: (own) => difference(own('p'), own('q')),
        calculation: (own) => differenceTerm(own('p'), own('q')),
      },
      dotQuantity('w', 'd', /^(?:w·d|d·w|w·[rvu]|[rvu]·w)$/),
      squareOfLength('d', /^(?:‖[dvur]‖\^2|d·d|[vur]·[vur])$/),
      length('d', /^‖[dvur]‖$/),
      {
        id: 'factor',
        title: 'the factor of the direction',
        definition: 'The factor is w·d divided by d·d, with the vector w from q to p.',
        names: /^(?:t|λ|s|k)$/,
        value: (own) => asNumber(over(numberIn(own, 'dot-of-w-d'), numberIn(own, 'square-of-d'))),
        calculation: (own) => termOf([numberIn(own, 'dot-of-w-d'), numberIn(own, 'square-of-d')], quotientTerm),
      },
      {
        id: 'foot',
        title: 'the foot of the perpendicular',
        definition: 'The foot is q plus the factor times the direction.',
        names: /^(?:f|foot|F|lotfußpunkt)$/i,
        value: (own) => sum(own('q'), scaled(own('d'), numberIn(own, 'factor'))),
        calculation: () => null,
      },
      {
        id: 'across',
        title: 'the vector from the foot to p',
        definition: 'The vector from the foot to p is p minus the foot.',
        names: /^(?:p-f|fp|n|rest)$/i,
        value: (own) => difference(own('p'), own('foot')),
        accepts: (found, own) => {
          const both = [difference(own('p'), own('foot')), difference(own('foot'), own('p'))];
          return both.some((vector) => vector !== null && sameUpToLayout(found, vector));
        },
        calculation: (own) => differenceTerm(own('p'), own('foot')),
      },
      squareOfLength('across', /^‖(?:p-f|fp|n)‖\^2$/i),
      {
        ...length('across', DISTANCE),
        id: 'distance',
        title: 'the distance',
        definition: 'The distance is the length of the vector from the foot to p.',
        isAsked: true,
        value: (own) => asNumber(root(numberIn(own, 'square-of-across'))),
      },
    ],
  };
}

export function differenceTerm(x: Known<Amount>, y: Known<Amount>): Term | null {
  return x === null || y === null ? null : minusTerm(termOfAmount(x), termOfAmount(y));
}
