// Wrong ways to products of vectors and to projections.

import { constantOf, isNothing, negated, plus, type Polynomial, quotient, same, times, total } from './polynomial.ts';
import type { Cases, Prediction } from './cases.ts';
import { matrixValue, scalar } from './value.ts';
import { crossEntry, crossOf, crossProducts, dotOf, laid, placesOf, rationalLength, type Vector } from './vectors.ts';

type Dot = Cases['dot'];
type Cross = Cases['cross'];
type CrossCell = Cases['cross-cell'];
type Projection = Cases['projection'];
type ProjectionFactor = Cases['projection-factor'];

function vectors(isColumn: boolean, ...predicted: readonly Vector[]): readonly Prediction[] {
  return predicted.map((vector) => ({ value: matrixValue(laid(vector, isColumn)) }));
}

/** (u₁ + u₂ + ...)·(v₁ + v₂ + ...) */
export function sumsMultiplied({ u, v }: Dot): readonly Prediction[] {
  return [{ value: scalar(times(total(u), total(v))), parts: [times(total(u), total(v))] }];
}

export function entriesAdded({ u, v }: Dot): readonly Prediction[] {
  return [{ value: scalar(total([...u, ...v])), parts: u.map((entry, k) => plus(entry, v[k])) }];
}

/** The vector of the products u[k]·v[k], as a row and as a column. */
export function productsNotAdded({ u, v }: Dot): readonly Prediction[] {
  const products = u.map((entry, k) => times(entry, v[k]));
  return u.length < 2 ? [] : [...vectors(false, products), ...vectors(true, products)];
}

export function crossReversed({ u, v, isColumn }: Cross): readonly Prediction[] {
  return vectors(isColumn, crossOf(v, u));
}

export function crossEntryByEntry({ u, v, isColumn }: Cross): readonly Prediction[] {
  const products = u.map((entry, k) => times(entry, v[k]));
  return vectors(isColumn, products);
}

export function cellReversed(cell: CrossCell): readonly Prediction[] {
  const [first, second] = crossProducts(cell.u, cell.v, cell.index);
  return [{ value: scalar(plus(second, negated(first))), parts: [second, negated(first)] }];
}

export function cellAdded(cell: CrossCell): readonly Prediction[] {
  const [first, second] = crossProducts(cell.u, cell.v, cell.index);
  return [{ value: scalar(plus(first, second)), parts: [first, second] }];
}

export function cellOneProduct(cell: CrossCell): readonly Prediction[] {
  const [first, second] = crossProducts(cell.u, cell.v, cell.index);
  return [first, negated(second)].map((product) => ({ value: scalar(product), parts: [product] }));
}

/** The products of equal places: u[j]·v[j] − u[k]·v[k]. */
export function cellOfEqualPlaces({ u, v, index }: CrossCell): readonly Prediction[] {
  const [j, k] = placesOf(index);
  const parts = [times(u[j], v[j]), negated(times(u[k], v[k]))];
  return [{ value: scalar(total(parts)), parts }];
}

export function cellOfOtherEntry({ u, v, index }: CrossCell): readonly Prediction[] {
  return [0, 1, 2].filter((other) => other !== index).map((other) => ({ value: scalar(crossEntry(u, v, other)) }));
}

function shareOf(over: Polynomial, under: Polynomial): readonly Polynomial[] {
  const share = isNothing(under) || constantOf(under) === null ? null : quotient(over, under);
  return share === null ? [] : [share];
}

/** u·v / u·u */
export function factorBySquareOfFirst({ u, v }: ProjectionFactor): readonly Prediction[] {
  return shareOf(dotOf(u, v), dotOf(u, u)).map((value) => ({ value: scalar(value) }));
}

/** v·v / u·v */
export function factorTurned({ u, v }: ProjectionFactor): readonly Prediction[] {
  return shareOf(dotOf(v, v), dotOf(u, v)).map((value) => ({ value: scalar(value) }));
}

function multiples(vector: Vector, factors: readonly Polynomial[], isColumn: boolean): readonly Prediction[] {
  return factors.flatMap((factor) =>
    vectors(
      isColumn,
      vector.map((entry) => times(factor, entry)),
    ),
  );
}

export function projectionBySquareOfFirst({ u, v, isColumn }: Projection): readonly Prediction[] {
  return multiples(v, shareOf(dotOf(u, v), dotOf(u, u)), isColumn);
}

export function projectionUndivided({ u, v, isColumn }: Projection): readonly Prediction[] {
  return multiples(v, [dotOf(u, v)], isColumn);
}

/** The quotient of u·v and the length of v, where that is no root: as a factor of v it is one length too much. */
export function projectionByLength({ u, v, isColumn }: Projection): readonly Prediction[] {
  const length = rationalLength(v);
  return length === null ? [] : multiples(v, shareOf(dotOf(u, v), length), isColumn);
}

/** The factor times u. */
export function multipleOfFirst({ u, v, factor, isColumn }: Projection): readonly Prediction[] {
  return multiples(u, [factor, ...shareOf(dotOf(u, v), dotOf(u, u))], isColumn);
}

export function minusOfProjectionLost({ v, factor, isColumn }: Projection): readonly Prediction[] {
  return multiples(v, [negated(factor)], isColumn);
}

/** u − p where p is asked for. */
export function restForProjection({ u, v, factor, isColumn }: Projection): readonly Prediction[] {
  const rest = u.map((entry, k) => plus(entry, negated(times(factor, v[k]))));
  const isOther = rest.some((entry, k) => !same(entry, times(factor, v[k])));
  return isOther ? vectors(isColumn, rest) : [];
}
