// Spans: a subspace as a value is the nonzero rows of its reduced row echelon form, of which there is only one. The zero space is a
// row of zeros.

import { integer, ONE, ZERO } from '../../exact/rational.ts';
import { isZero, negate, Unknown } from './exact-number.ts';
import { eliminated, type Rows, rowsIn, transposed, type Value } from './matrix-facts.ts';

/** The functions of stories and formulas that speak of subspaces. A vector is a row or a column. */
export const SPACES: { readonly [name: string]: (values: readonly Value[]) => Value } = {
  span: (values) => {
    const vectors = values.map((value) => vectorIn(rowsIn(value)));
    if (vectors.some(({ length }) => length !== vectors[0].length)) throw new Unknown('vectors of unlike lengths');
    return spaceOf(vectors);
  },
  Row: ([of]) => spaceOf(rowsIn(of)),
  Col: ([of]) => spaceOf(transposed(rowsIn(of))),
  Null: ([of]) => nullSpace(rowsIn(of)),
  rref: ([of]) => eliminated(rowsIn(of)).rows,
  nullity: ([of]) => integer(rowsIn(of)[0].length - rankOf(rowsIn(of))),
  dim: ([of]) => integer(rankOf(rowsIn(of))),
};

function vectorIn(rows: Rows): Rows[number] {
  if (rows.length !== 1 && rows[0].length !== 1) throw new Unknown('a matrix where a vector is needed');
  return rows.flat();
}

function rankOf(rows: Rows): number {
  return eliminated(rows).pivots.length;
}

function spaceOf(vectors: Rows): Rows {
  const { rows, pivots } = eliminated(vectors);
  return pivots.length === 0 ? [vectors[0].map(() => ZERO)] : rows.slice(0, pivots.length);
}

/** The solutions of the reduced system with one free unknown 1 and the others 0. */
function nullSpace(of: Rows): Rows {
  const { rows, pivots } = eliminated(of);
  const width = of[0].length;
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.includes(column));
  const vectors = free.map((column) =>
    Array.from({ length: width }, (_, place) => {
      const row = pivots.indexOf(place);
      if (row === -1) return place === column ? ONE : ZERO;
      return isZero(rows[row][column]) ? ZERO : negate(rows[row][column]);
    }),
  );
  return vectors.length === 0 ? [of[0].map(() => ZERO)] : spaceOf(vectors);
}
