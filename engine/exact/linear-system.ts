// Systems of linear equations: the matrices of equations that were read, and letters for what belongs to a system.

import { collected, type LinearEquation } from './linear-equation.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import { ZERO } from './rational.ts';

/** A x = b. */
export interface LinearSystem {
  /** As many rows as equations, as many columns as unknowns. */
  readonly a: Matrix;
  /** One column, or one for each of several systems with the same coefficients. */
  readonly b: Matrix;
  /** The names of the unknowns: x, x_1. */
  readonly unknowns: readonly string[];
}

/** The unknowns of equations in the order in which they appear. */
export function unknownsOf(equations: readonly LinearEquation[]): readonly string[] {
  return [
    ...new Set(equations.flatMap(({ left, right }) => [...left.coefficients.keys(), ...right.coefficients.keys()])),
  ];
}

/** The system of at least one equation, in at least one unknown; unknowns that occur nowhere have columns of zeros. */
export function systemOf(equations: readonly LinearEquation[], unknowns: readonly string[]): LinearSystem {
  const lines = equations.map(collected);
  return {
    a: matrixOf(lines.map(({ coefficients }) => unknowns.map((name) => coefficients.get(name) ?? ZERO))),
    b: matrixOf(lines.map(({ constant }) => [constant])),
    unknowns,
  };
}

/** x_1, x_2 and so on. */
export function numberedUnknowns(count: number): readonly string[] {
  const names: string[] = [];
  for (let place = 1; place <= count; place++) names.push(`x_${place}`);
  return names;
}

/** What the parts of a system are called where none of its unknowns has that letter. */
export interface SystemLetters {
  readonly matrix: string;
  readonly right: string;
  /** Of what the free unknowns are set to: t, or t_1, t_2. */
  readonly parameter: string;
  /** A solution of a system with several, and the solutions with zeros on the right. */
  readonly particular: string;
  readonly direction: string;
  /** What a triangular factorization finds first. */
  readonly between: string;
  /** The solutions of several systems as a matrix. */
  readonly solutions: string;
}

export function lettersFor(unknowns: readonly string[]): SystemLetters {
  const taken = new Set(unknowns.map((name) => name.split('_')[0].toLowerCase()));
  const free = (...letters: readonly string[]): string =>
    letters.find((letter) => !taken.has(letter.toLowerCase())) ?? letters[0];
  return {
    matrix: free('A', 'M', 'K', 'C'),
    right: free('b', 'c', 'd', 'h'),
    parameter: free('t', 's', 'r', 'q', 'u'),
    particular: free('p', 'f', 'g', 'k'),
    direction: free('v', 'w', 'h', 'd'),
    between: free('y', 'z', 'w', 'e'),
    solutions: 'X',
  };
}
