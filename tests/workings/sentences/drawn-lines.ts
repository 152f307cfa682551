// What workings that are drawn from a seed are written with: vectors, and lines that state a quantity under its name.

import type { Draw } from './drawn-values.ts';

export type Vector = readonly number[];
export type Lines = readonly object[];

export const MOST = 6;

export function vector(draw: Draw, length: number): Vector {
  const entries = Array.from({ length }, () => draw(2 * MOST + 1) - MOST);
  return entries.some((entry) => entry !== 0) ? entries : entries.with(0, 2);
}

export const joined = (terms: readonly string[]): string => terms.map((term) => `(${term})`).join(' + ');
export const squares = (v: Vector): string => joined(v.map((entry) => `${entry}*${entry}`));
export const sum = (v: Vector): string => joined(v.map(String));
export const sizes = (v: Vector): Vector => v.map(Math.abs);
export const dot = (u: Vector, v: Vector): string => joined(u.map((entry, k) => `${entry}*${v[k]}`));
export const row = (v: Vector, make: (entry: number) => string): readonly (readonly string[])[] => [v.map(make)];

/** A line that states a quantity under its name. */
export function stated(name: string, value: string | readonly (readonly string[])[], part?: number): object {
  const place = part === undefined ? {} : { part };
  return typeof value === 'string' ? { name, expression: value, ...place } : { name, matrix: value, ...place };
}

export const texts = (rows: readonly Vector[]): readonly (readonly string[])[] => rows.map((one) => one.map(String));

/** A task, and lists of lines that each hold a wrong one. */
export interface Drawn {
  readonly task: object;
  readonly wrong: readonly Lines[];
}
