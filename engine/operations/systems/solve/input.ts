// How a system is given: as matrices, as an augmented matrix, or as equations.

import { DomainError, type WhySystem } from '../../../catalogue/domain-error.ts';
import {
  type Field,
  type FieldValues,
  integerField,
  optionalMatrixField,
  textsField,
} from '../../../catalogue/field.ts';
import { indexBase, methodField, requireSquare, shapeOf } from '../../../catalogue/inputs.ts';
import { nameExpression, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import { joinColumns, selectEntries } from '../../../exact/kernels/arrangement.ts';
import { type LinearEquation, readEquation, unknownName } from '../../../exact/linear-equation.ts';
import {
  lettersFor,
  numberedUnknowns,
  systemOf,
  type SystemLetters,
  unknownsOf,
} from '../../../exact/linear-system.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { type Expression, indexed, symbol } from '../../../document/expression.ts';

export const methods = [
  ['gauss', 'row echelon form, then back substitution'],
  ['gauss-jordan', 'reduced row echelon form, from which the solution is read off'],
  ['inverse', 'the inverse of the coefficient matrix times the right side'],
  ['cramer', 'quotients of determinants'],
  ['lu', 'a lower and an upper triangular factor, then two substitutions'],
] as const;

export type Method = (typeof methods)[number][0];

export const a = optionalMatrixField({
  name: 'a',
  label: 'Coefficients A',
  description: 'The coefficients: a row for each equation, a column for each unknown.',
});

export const b = optionalMatrixField({
  name: 'b',
  label: 'Right side b',
  description: 'The right side: a matrix with one column, or with a column for each of several right sides.',
});

export const augmented: Field<'integer'> = {
  ...integerField(
    {
      name: 'augmented',
      label: 'Columns right of the bar',
      description: 'How many of the last columns of A are right sides, where b is left out.',
    },
    0,
    { minimum: 0, maximum: 1e9 },
  ),
  category: 'options',
};

export const equations = textsField({
  name: 'equations',
  label: 'Equations',
  description:
    'Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line of a form.',
});

export const unknowns = textsField({
  name: 'unknowns',
  label: 'Unknowns',
  description: 'The unknowns of the equations in the order wanted; by default the order in which they appear.',
});

export const method = methodField(methods);

export const body = [a, b, equations, unknowns, augmented, method, indexBase];

export interface SolveInput {
  /** m x n. */
  readonly a: ExactMatrix;
  /** m x k: one column for each right side. */
  readonly b: ExactMatrix;
  /** (A|b). */
  readonly whole: ExactMatrix;
  readonly unknowns: readonly string[];
  readonly letters: SystemLetters;
  /** The equations as they were given; null for matrices. */
  readonly equations: readonly LinearEquation[] | null;
  /** Whether the unknowns were named with the equations; else they have the order in which the equations name them. */
  readonly areNamed: boolean;
  readonly method: Method | 'auto';
  readonly indexBase: number;
}

/** The methods that need as many equations as unknowns, as sentences call them. */
const SQUARE_METHODS: { readonly [method: string]: string | undefined } = {
  inverse: 'the solution by the inverse',
  cramer: "Cramer's rule",
  lu: 'the solution by a triangular factorization',
};

/**
 * The system that is asked about.
 * @throws DomainError `system` where it is not given exactly once, `equation`, `dimension_mismatch`, `index`, `too_large`, and
 *   `not_square` where the method needs as many equations as unknowns
 */
export function read(given: FieldValues): SolveInput {
  const named = given(method);
  const chosen = methods.find(([name]) => name === named)?.[0] ?? 'auto';
  const system = given(equations) === null ? matricesOf(given) : equationsOf(given);
  const what = SQUARE_METHODS[chosen];
  if (what !== undefined) requireSquare(what, system.a);
  const letters = system.equations === null ? LETTERS_BESIDE_X : lettersFor(system.unknowns);
  return { ...system, letters, method: chosen, indexBase: given(indexBase) };
}

/** The unknowns of matrices are all called x. */
const LETTERS_BESIDE_X = lettersFor(['x']);

type Given = Pick<SolveInput, 'a' | 'b' | 'whole' | 'unknowns' | 'equations' | 'areNamed'>;

function matricesOf(given: FieldValues): Given {
  const [matrix, right, columns] = [given(a), given(b), given(augmented)];
  if (matrix === null) throw problem('nothing', 'a');
  if (given(unknowns) !== null) throw problem('only-unknowns', 'unknowns');
  if (right !== null && columns > 0) throw problem('right-twice', 'augmented');
  if (right === null && columns === 0) throw problem('right-missing', 'b');
  if (right === null) return divided(matrix, columns);
  return ofMatrices(matrix, right);
}

function ofMatrices(coefficients: ExactMatrix, sides: ExactMatrix): Given {
  if (coefficients.rows !== sides.rows) {
    throw DomainError.of('dimension_mismatch', ['b'], {
      requirement: 'same_rows',
      operation: 'a system of equations',
      a: shapeOf(coefficients),
      b: shapeOf(sides),
    });
  }
  const whole = joinColumns(coefficients, sides);
  return {
    a: coefficients,
    b: sides,
    whole,
    unknowns: numberedUnknowns(coefficients.columns),
    equations: null,
    areNamed: false,
  };
}

/** An augmented matrix, with so many columns behind the bar. @throws DomainError `index` where no column would be left for the unknowns */
function divided(matrix: ExactMatrix, right: number): Given {
  const bar = matrix.columns - right;
  if (bar < 1) {
    throw DomainError.of('index', ['augmented'], {
      given: `${right} columns cannot stand right of the bar: a has ${matrix.columns}`,
      allowed: 'at least one has to be left for the unknowns',
      line: 'column',
      length: matrix.columns,
      base: 1,
      why: 'all-right',
      position: null,
    });
  }
  return {
    a: selectEntries(matrix, places(0, matrix.rows), places(0, bar)),
    b: selectEntries(matrix, places(0, matrix.rows), places(bar, matrix.columns)),
    whole: matrix,
    unknowns: numberedUnknowns(bar),
    equations: null,
    areNamed: false,
  };
}

function places(from: number, to: number): readonly number[] {
  const found: number[] = [];
  for (let place = from; place < to; place++) found.push(place);
  return found;
}

/** Longer systems are given as matrices. */
const MOST_EQUATIONS = 100;

function equationsOf(given: FieldValues): Given {
  const texts = given(equations) ?? [];
  if (given(a) !== null || given(b) !== null || given(augmented) > 0) throw problem('both', 'equations');
  if (texts.length > MOST_EQUATIONS) throw tooLarge('equations', `${texts.length} equations are too many as text`);
  const wanted = wantedUnknowns(given(unknowns));
  const permitted = wanted === null ? null : new Set(wanted);
  const parsed = texts.map((text, index) => {
    const reading = readEquation(text, permitted);
    if (reading.ok) return reading.equation;
    const { position, reason } = reading.fault;
    throw DomainError.of('equation', ['equations', String(index), String(position)], {
      what: 'equation',
      number: index + 1,
      character: position + 1,
      reason,
    });
  });
  const names = wanted ?? unknownsOf(parsed);
  if (names.length > MOST_EQUATIONS) throw tooLarge('equations', `${names.length} unknowns are too many as text`);
  if (names.length === 0) {
    const facts = { what: 'equation', number: 1, character: null, reason: 'no equation holds an unknown' } as const;
    throw DomainError.of('equation', ['equations', '0'], facts);
  }
  const system = systemOf(parsed, names);
  return { ...system, whole: joinColumns(system.a, system.b), equations: parsed, areNamed: wanted !== null };
}

function wantedUnknowns(texts: readonly string[] | null): readonly string[] | null {
  if (texts === null) return null;
  if (texts.length > MOST_EQUATIONS) throw tooLarge('unknowns', `${texts.length} unknowns are too many`);
  const names: string[] = [];
  for (const [index, text] of texts.entries()) {
    const name = unknownName(text);
    const reason =
      name === null
        ? 'this is no name of an unknown: a letter is, alone or with a number, such as x or x_1'
        : names.includes(name)
          ? `${name} is named twice`
          : null;
    if (name !== null && reason === null) names.push(name);
    if (reason === null) continue;
    throw DomainError.of('equation', ['unknowns', String(index)], {
      what: 'unknown',
      number: index + 1,
      character: null,
      reason,
    });
  }
  return names;
}

function tooLarge(field: string, what: string): DomainError {
  return DomainError.of('too_large', [field], {
    what,
    limit: `at most ${MOST_EQUATIONS} are read; give larger systems as matrices`,
  });
}

function problem(why: WhySystem, field: string): DomainError {
  return DomainError.of('system', [field], { why });
}

/** How lines call the unknowns. */
export function namesOf({ unknowns: names, letters }: SolveInput): SystemNames {
  return { unknown: (place) => nameExpression(names[place]), parameter: letters.parameter };
}

/** How lines call the unknowns for one of several right sides: by their row and column in the matrix of all solutions. */
export function namesInColumn({ letters }: SolveInput, column: number): SystemNames {
  return { unknown: (place) => indexed('x', place + 1, column + 1), parameter: letters.parameter };
}

/** The places of the unknowns by the alphabet and their numbers, where the equations name them in another order; else null. */
export function usualOrder(input: SolveInput): readonly number[] | null {
  if (input.equations === null || input.areNamed) return null;
  const names = input.unknowns;
  const given = names.map((_, place) => place);
  const ordered = given.toSorted((one, other) => {
    const [[letter, index = '0'], [otherLetter, otherIndex = '0']] = [names[one].split('_'), names[other].split('_')];
    return letter === otherLetter ? Number(index) - Number(otherIndex) : letter < otherLetter ? -1 : 1;
  });
  return ordered.every((place, index) => place === index) ? null : ordered;
}

/** A and b, by the letters that no unknown has. */
export function matrixNames({ letters }: SolveInput): { readonly A: Expression; readonly B: Expression } {
  return { A: symbol(letters.matrix), B: symbol(letters.right) };
}
