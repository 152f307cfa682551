// What lawful workings are written with.

export type Draw = (bound: number) => number;
export type Vector = readonly number[];

export interface Lawful {
  readonly task: { readonly operation: string; readonly [field: string]: unknown };
  readonly working: string;
}

const MOST = 6;

export function vector(draw: Draw, length: number): Vector {
  const entries = Array.from({ length }, () => draw(2 * MOST + 1) - MOST);
  return entries.some((entry) => entry !== 0) ? entries : entries.with(0, 2);
}

export const dot = (u: Vector, v: Vector): number => u.reduce((all, entry, k) => all + entry * v[k], 0);
export const sum = (v: Vector): number => v.reduce((all, entry) => all + entry, 0);
export const inBrackets = (x: number): string => (x < 0 ? `(${x})` : String(x));
export const list = (v: readonly (number | string)[]): string => `(${v.join(', ')})`;
export const rows = (m: readonly (readonly (number | string)[])[]): string =>
  `[${m.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
/** As in MATLAB: `[1 2; 3 4]`. */
export const spaced = (m: readonly (readonly (number | string)[])[]): string =>
  `[${m.map((row) => row.join(' ')).join('; ')}]`;
export const latex = (m: readonly (readonly (number | string)[])[]): string =>
  `\\begin{pmatrix}${m.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{pmatrix}`;
export const fraction = (above: number, below: number): string => `${above}/${below}`;

export function pick<T>(draw: Draw, items: readonly T[]): T {
  return items[draw(items.length)];
}
