// Lawful workings by row operations, drawn from a seed: whatever is judged wrong in one of them is a fault of the judgement.

import {
  add,
  divide,
  fractionText,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
} from '../../exact/rational.ts';

type Rows = readonly (readonly Rational[])[];

/** A body for `readWorking`. */
export interface DrawnWorking {
  readonly task: { readonly operation: string; readonly a: readonly (readonly string[])[]; readonly bar?: number };
  readonly working: readonly object[];
}

/** Numbers from 0 up to below `bound`, the same for the same seed. Source: mulberry32, T. Ettinger. */
export type Draw = (bound: number) => number;

export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** What is not drawn but given. */
export interface Given {
  readonly height?: number;
  readonly width?: number;
  /** How many lines there are, without the answer. */
  readonly lines?: number;
  /** How many operations each line takes. */
  readonly steps?: number;
  /** The line, from 0, in which one entry is wrong; the later ones follow from it. */
  readonly slipAt?: number;
}

/** Up to 6x7, whole numbers and fractions, with or without names, several operations a line, any order of pivots, scaled echelon forms. */
export function drawWorking(seed: number, given: Given = {}): DrawnWorking {
  const draw = drawing(seed);
  const { height = 2 + draw(5), width = 2 + draw(6), slipAt } = given;
  const start = Array.from({ length: height }, () => Array.from({ length: width }, () => drawEntry(draw)));
  const hasBar = width > 2 && draw(2) === 0;
  const operation = ['ref', 'rref', 'rank'][draw(3)];
  const lines: object[] = [];
  let rows: Rows = start;
  const count = given.lines ?? 1 + draw(4);
  for (let line = 0; line < count; line += 1) {
    const names: string[] = [];
    for (let steps = given.steps ?? 1 + draw(3); steps > 0; steps -= 1) {
      const move = drawMove(draw, height);
      rows = after(rows, move);
      names.push(spelling(draw, move));
    }
    if (line === slipAt) rows = withWrongEntry(rows, draw(height), draw(width));
    lines.push(drawLine(draw, rows, names));
  }
  if (draw(2) === 0) lines.push({ matrix: texts(echelonForm(draw, rows, operation === 'rref')), role: 'answer' });
  return { task: { operation, a: texts(start), ...(hasBar ? { bar: width - 1 } : {}) }, working: lines };
}

function withWrongEntry(rows: Rows, row: number, column: number): Rows {
  return rows.map((cells, i) => (i === row ? cells.map((cell, j) => (j === column ? add(cell, ONE) : cell)) : cells));
}

/** The names of the operations as the line says them: all of them, or none. */
function drawLine(draw: Draw, rows: Rows, names: readonly string[]): object {
  return draw(3) === 0 ? { matrix: texts(rows) } : { matrix: texts(rows), operations: names.join('; ') };
}

function drawEntry(draw: Draw): Rational {
  return draw(8) === 0 ? rational(BigInt(draw(13) - 6), BigInt(1 + draw(4))) : rational(BigInt(draw(19) - 9));
}

function drawFactor(draw: Draw): Rational {
  const size = draw(5) === 0 ? rational(BigInt(1 + draw(5)), BigInt(1 + draw(5))) : rational(BigInt(1 + draw(6)));
  return draw(2) === 0 ? size : negate(size);
}

type Move =
  | { readonly kind: 'swap'; readonly first: number; readonly second: number }
  | { readonly kind: 'scale'; readonly row: number; readonly factor: Rational }
  | { readonly kind: 'add'; readonly target: number; readonly source: number; readonly factor: Rational };

function drawMove(draw: Draw, height: number): Move {
  const first = draw(height);
  const second = (first + 1 + draw(height - 1)) % height;
  const kind = draw(6);
  if (kind === 0) return { kind: 'swap', first, second };
  if (kind === 1) return { kind: 'scale', row: first, factor: drawFactor(draw) };
  return { kind: 'add', target: first, source: second, factor: drawFactor(draw) };
}

function after(rows: Rows, move: Move): Rows {
  switch (move.kind) {
    case 'swap':
      return rows.map((row, k) => (k === move.first ? rows[move.second] : k === move.second ? rows[move.first] : row));
    case 'scale':
      return rows.map((row, k) => (k === move.row ? scaled(row, move.factor) : row));
    case 'add':
      return rows.map((row, k) => (k === move.target ? plus(row, scaled(rows[move.source], move.factor)) : row));
  }
}

function scaled(row: readonly Rational[], factor: Rational): readonly Rational[] {
  return row.map((entry) => multiply(entry, factor));
}

function plus(x: readonly Rational[], y: readonly Rational[]): readonly Rational[] {
  return x.map((entry, k) => add(entry, y[k]));
}

function spelling(draw: Draw, move: Move): string {
  switch (move.kind) {
    case 'swap': {
      const [i, j] = [move.first + 1, move.second + 1];
      return [`R${i} <-> R${j}`, `swap R${i} and R${j}`, `R_${i} ↔ R_${j}`][draw(3)];
    }
    case 'scale': {
      const row = move.row + 1;
      const factor = fractionText(move.factor);
      return [`R${row} -> (${factor})R${row}`, `(${factor}) * R${row} -> R${row}`][draw(2)];
    }
    case 'add': {
      const [target, source] = [move.target + 1, move.source + 1];
      const size = fractionText(signOf(move.factor) < 0 ? negate(move.factor) : move.factor);
      const sign = signOf(move.factor) < 0 ? '-' : '+';
      return [
        `R${target} -> R${target} ${sign} (${size})R${source}`,
        `R_${target} ← R_${target} ${sign} ${size}·R_${source}`,
        `R${target} = R${target} ${sign} ${size} * R${source}`,
      ][draw(3)];
    }
  }
}

/** An echelon form with pivots taken in drawn rows: reduced, or with drawn factors in its rows. */
function echelonForm(draw: Draw, given: Rows, isReduced: boolean): Rows {
  let rows = given;
  let rank = 0;
  for (let column = 0; column < given[0].length && rank < rows.length; column += 1) {
    const candidates = rows.flatMap((row, k) => (k >= rank && !isZero(row[column]) ? [k] : []));
    if (candidates.length === 0) continue;
    const pivot = candidates[draw(candidates.length)];
    if (pivot !== rank) rows = after(rows, { kind: 'swap', first: rank, second: pivot });
    const lead = rows[rank][column];
    const factor = isReduced ? divide(ONE, lead) : drawFactor(draw);
    rows = after(rows, { kind: 'scale', row: rank, factor });
    const [source, head] = [rank, rows[rank][column]];
    for (let target = 0; target < rows.length; target += 1) {
      if (target === source || (target < source && !isReduced)) continue;
      rows = after(rows, { kind: 'add', target, source, factor: negate(divide(rows[target][column], head)) });
    }
    rank += 1;
  }
  return rows;
}

function texts(rows: Rows): readonly (readonly string[])[] {
  return rows.map((row) => row.map(fractionText));
}
