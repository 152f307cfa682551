// Operation counts: how much arithmetic each method needs for these very entries.

import { expandDeterminant } from '../../../algorithms/expansion/solve.ts';
import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { divide, type Entry, equals, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import { type Arithmetic, type OperationCount, Tally } from './arithmetic.ts';
import { bareiss } from './bareiss.ts';
import { eliminating, type EliminatingMoves } from './eliminating.ts';
import { leibniz } from './leibniz.ts';
import { type Method, methodsFor } from './method.ts';
import { clearAndExpand, type MixedMoves } from './mixed.ts';
import { sarrus } from './sarrus.ts';

/** A method with its arithmetic; the row operations of an elimination, the minors of an expansion. */
export interface MethodCount extends OperationCount {
  readonly name: Method;
  readonly row_operations?: number;
  readonly minors?: number;
}

/** The applicable methods with what they take for this matrix. */
export function countsFor(rows: Rows<Entry>): readonly MethodCount[] {
  return methodsFor(rows.length).map((name) => {
    const { effort: _, ...count } = workingOf(name, rows);
    return { name, ...count };
  });
}

/** What the working of a method takes. */
export type MethodWorking = Arithmetic & Pick<MethodCount, 'row_operations' | 'minors'>;

/** The planned working of a method, measured. Domain: sizes that the method applies to. */
export function workingOf(method: Method, rows: Rows<Entry>): MethodWorking {
  return rows.length === 1 ? { multiplications: 0, additions: 0, effort: 0 } : workings[method](rows);
}

const workings: { readonly [K in Method]: (rows: Rows<Entry>) => MethodWorking } = {
  formula: ([[a, b], [c, d]]) => {
    const tally = new Tally();
    tally.add(tally.multiply(a, d), negate(tally.multiply(b, c)));
    tally.write(1);
    return tally.total();
  },
  sarrus: (rows) => {
    const tally = new Tally();
    const products = [...sarrus(rows)].flatMap(({ move, facts }) =>
      move === 'down' || move === 'up' ? facts.products.map(({ factors }) => tally.productOf(factors)) : [],
    );
    tally.sumOf(products);
    tally.write(LINES_OF_SARRUS, 2 * rows.length);
    return tally.total();
  },
  cofactor: (rows) => {
    const tally = new Tally();
    let minors = 0;
    const moves = expandDeterminant(tally, rows);
    for (const { move, facts } of moves) {
      if (move === 'expand') tally.write(1);
      if (move === 'gather' && facts.path.length < 2) tally.write(1);
      if (move !== 'minor') continue;
      minors += 1;
      tally.write(1, facts.term.minor.length ** 2);
    }
    return { ...tally.total(), minors };
  },
  'row-operations-then-cofactor': (rows) => tallied(clearAndExpand(rows)),
  'row-reduction': (rows) => tallied(eliminating(rows)),
  bareiss: (rows) => {
    const tally = new Tally();
    for (const move of bareiss(rows)) {
      if (move.move !== 'condense') continue;
      const { step, pivot, previous, before } = move.facts;
      tally.write(1);
      for (const row of before.slice(step + 1)) {
        row.slice(step + 1).forEach((entry, index) => {
          const crossed = tally.add(
            tally.multiply(pivot, entry),
            negate(tally.multiply(row[step], before[step][step + 1 + index])),
          );
          tally.multiply(crossed, divide(ONE, previous));
        });
      }
    }
    return tally.total();
  },
  leibniz: (rows) => {
    const tally = new Tally();
    const terms = [...leibniz(rows)].flatMap((move) =>
      move.move === 'permutation' ? [tally.productOf(move.facts.factors)] : [],
    );
    tally.sumOf(terms);
    tally.write(terms.length);
    return tally.total();
  },
};

const LINES_OF_SARRUS = 4;

type WorkingMoves = EliminatingMoves & Omit<MixedMoves, keyof EliminatingMoves>;

/** The arithmetic of row operations, and of what is done with what they leave. */
function tallied(moves: Iterable<Move<WorkingMoves>>): MethodWorking {
  const tally = new Tally();
  let operations = 0;
  for (const move of moves) {
    switch (move.move) {
      case 'swap':
        operations += 1;
        tally.write(1, move.facts.rows.length ** 2);
        break;
      case 'scale': {
        const { scalings, reason, rows } = move.facts;
        operations += scalings.length;
        tally.write(1, rows.length ** 2);
        for (const { row, factor } of scalings) {
          if (reason === 'common-factor') tally.divideAtSight(rows[row]);
          else for (const entry of rows[row]) tally.multiply(divide(entry, factor), factor);
        }
        break;
      }
      case 'columnFactors': {
        const { columns, rows } = move.facts;
        tally.write(1, rows.length ** 2);
        for (const { column } of columns) tally.divideAtSight(rows.map((row) => row[column]));
        break;
      }
      case 'combine': {
        const { target, source, factor, rows } = move.facts;
        operations += 1;
        tally.write(1, rows.length ** 2);
        const multiple = rows[source].map((entry) => tally.multiply(factor, entry));
        rows[target].forEach((entry, index) => tally.add(entry, multiple[index]));
        break;
      }
      case 'eliminate': {
        const { column, clearings, rows } = move.facts;
        operations += clearings.length;
        tally.write(1, rows.length ** 2);
        for (const { keep, factor, kept, multiple, repeated } of clearings) {
          multiple.forEach((entry, index) => {
            if (index === column) return;
            if (!repeated) tally.multiply(factor, divide(entry, factor));
            tally.add(multiplied(tally, keep, kept[index]), negate(entry));
          });
        }
        break;
      }
      case 'factor':
        tally.write(1);
        break;
      case 'oneTerm':
        tally.multiply(move.facts.before, move.facts.entry);
        tally.write(1, move.facts.minor.length ** 2);
        break;
      case 'triangularRest':
        tally.productOf([...move.facts.factors, move.facts.factor]);
        tally.write(1);
        break;
      case 'differences': {
        const { combinations, rows } = move.facts;
        operations += combinations.length;
        tally.write(1, rows.length ** 2);
        for (const { target } of combinations) for (const entry of rows[target]) tally.add(entry, ONE);
        break;
      }
      case 'lastTwo': {
        const [[a, b], [c, d]] = move.facts.rows;
        tally.multiply(move.facts.factor, tally.add(tally.multiply(a, d), negate(tally.multiply(b, c))));
        tally.write(1);
        break;
      }
      case 'diagonal':
        tally.productOf([...move.facts.factors, move.facts.factor]);
        tally.write(1);
        break;
      default:
        break;
    }
  }
  return { ...tally.total(), row_operations: operations };
}

/** A row that is multiplied before another is subtracted from it. */
function multiplied(tally: Tally, keep: Entry, kept: Entry): Entry {
  return equals(keep, ONE) ? kept : tally.multiply(keep, divide(kept, keep));
}
