// The words of the end: how many solutions there are, which, and that they satisfy the system.

import { leftSideAt, parameter, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import { joined } from '../../../algorithms/wording.ts';
import {
  alsoInShort,
  type Block,
  formula,
  heading,
  notInShort,
  onlyInFull,
  paragraph,
} from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  product,
  relation,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { withDecimals } from '../../../algorithms/long-fractions.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { isEntry, isRational, isZero } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { matrixNames, namesOf, type SolveInput, usualOrder } from './input.ts';
import { besideEachOther, columnOf, type Solution, unknownColumn } from './solution.ts';
import { areShown, checkedEquations } from './written-equations.ts';

export function conclusionBlocks(
  input: SolveInput,
  solution: Solution,
  exact: boolean,
  told: boolean,
  inDecimals: boolean,
): readonly Block[] {
  const stated = [heading(say`State the solution`), ...statement(input, solution, exact, told, inDecimals)];
  return exact ? [...stated, ...checkBlocks(input, solution)] : stated;
}

function statement(
  input: SolveInput,
  solution: Solution,
  exact: boolean,
  told: boolean,
  inDecimals: boolean,
): readonly Block[] {
  if (input.b.columns > 1) return severalSides(input, solution, exact);
  const [particular] = solution.particulars;
  if (particular === null) {
    return [...noSolution(input, solution, exact), ...onlyInFull(...homogeneous(input, solution, exact))];
  }
  const names = namesOf(input);
  const column = unknownColumn(solution.unknowns, names);
  const comparison = exact ? 'equal' : 'approximately';
  if (solution.free.length === 0) {
    return [
      ...alsoInShort(
        paragraph(
          say`${exact ? claim(say`The system has exactly one solution`, ...ranksAre(input, solution)) : say`The system has exactly one solution`}.`,
          ranksWords(input, solution, exact),
        ),
      ),
      formula(
        withDecimals(
          relation(told ? column : symbol(input.letters.particular), comparison, columnOf(particular)),
          particular.map((value) => [value]),
          inDecimals,
        ),
      ),
      ...(told ? namedValues(input, names, comparison, particular) : []),
    ];
  }
  const parameters = solution.free.map((_, k) => parameter(names, k, solution.free.length));
  const vectors = directionNames(input, solution);
  const p = symbol(input.letters.particular);
  const terms = vectors.map((vector, k) => product('adjacent', parameters[k], vector));
  const many = say`The system has infinitely many solutions, one for each choice of ${joined(parameters.map((each): Prose => [each]))}`;
  return [
    ...alsoInShort(
      paragraph(say`${exact ? claim(many, ...ranksAre(input, solution)) : many}.`, ranksWords(input, solution, exact)),
    ),
    ...alsoInShort(paragraph(partsWords(input, solution))),
    formula(relation(p, comparison, columnOf(particular))),
    ...vectors.map((vector, k) => formula(relation(vector, comparison, columnOf(solution.basis[k])))),
    ...(told ? [formula(equal(column, sum(p, ...terms)))] : []),
  ];
}

/** Each value by its unknown, where the column has another order than the alphabet. */
function namedValues(
  input: SolveInput,
  names: SystemNames,
  comparison: 'equal' | 'approximately',
  values: readonly Scalar[],
): readonly Block[] {
  const order = usualOrder(input);
  if (order === null) return [];
  return [
    paragraph(say`In the usual order the unknowns are:`),
    ...order.map((place) => formula(relation(names.unknown(place), comparison, number(values[place])))),
  ];
}

/** Which part of the solution is called what. */
function partsWords({ letters }: SolveInput, { free }: Solution): Prose {
  const p = symbol(letters.particular);
  const [t, v] = [symbol(letters.parameter), symbol(letters.direction)];
  if (free.length === 1)
    return say`The constant terms form a particular solution ${p}, and the coefficients of ${t} form a vector ${v}.`;
  const k = symbol('k');
  return say`The constant terms form a particular solution ${p}, and the coefficients of each ${subscript(t, k)} form a vector ${subscript(v, k)}.`;
}

/** v, or the vectors v_k, in a sentence. */
function directionWords({ letters }: SolveInput, { basis }: Solution): Prose {
  const v = symbol(letters.direction);
  return basis.length === 1 ? say`${v}` : say`the vectors ${subscript(v, symbol('k'))}`;
}

/** v, or v₁, v₂ where there are several. */
function directionNames({ letters }: SolveInput, { basis }: Solution): readonly Expression[] {
  return basis.map((_, k) => (basis.length === 1 ? symbol(letters.direction) : indexed(letters.direction, k + 1)));
}

function augmentedOf(input: SolveInput): Expression {
  const { A, B } = matrixNames(input);
  return grid([[A, B]], 1);
}

function ranksAre(input: SolveInput, { pivots, rankAugmented }: Solution): readonly Expression[] {
  const { A } = matrixNames(input);
  return [
    equal(measure('rank', A), count(pivots.length)),
    equal(measure('rank', augmentedOf(input)), count(rankAugmented)),
  ];
}

function ranksWords(input: SolveInput, solution: Solution, exact: boolean): Prose {
  const { A } = matrixNames(input);
  const { pivots, unknowns, rankAugmented, free } = solution;
  const rank = pivots.length;
  const whole = augmentedOf(input);
  const width = equal(measure('columnCount', A), count(unknowns));
  const facts = exact ? [...ranksAre(input, solution), width] : [width];
  if (rankAugmented > rank) {
    const words = say`${A} has rank ${rank}, and the augmented matrix ${whole} has rank ${rankAugmented}`;
    return input.b.columns === 1
      ? say`${claim(words, ...facts)}: the right side is not a linear combination of the columns of ${A}.`
      : say`${claim(words, ...facts)}: not every right side is a linear combination of the columns of ${A}.`;
  }
  if (free.length === 0) {
    if (input.method === 'cramer')
      return say`${claim(say`The determinant of ${A} is not zero`, holds('invertible', A), ...facts)}.`;
    if (input.method === 'inverse') return say`${claim(say`${A} has an inverse`, holds('invertible', A), ...facts)}.`;
    if (input.method === 'lu')
      return say`${claim(say`${A} has a pivot in every column`, holds('invertible', A), ...facts)}.`;
    const words = say`${A} and the augmented matrix ${whole} both have rank ${rank}, which is the number of unknowns`;
    return say`${claim(words, ...facts)}.`;
  }
  const words =
    free.length === 1
      ? say`${A} and the augmented matrix ${whole} both have rank ${rank}, and there are ${unknowns} unknowns, so there is ${1} free variable`
      : say`${A} and the augmented matrix ${whole} both have rank ${rank}, and there are ${unknowns} unknowns, so there are ${free.length} free variables`;
  const chosen = equal(sum(measure('columnCount', A), negative(measure('rank', A))), count(free.length));
  return say`${claim(words, ...facts, ...(exact ? [chosen] : []))}.`;
}

function noSolution(input: SolveInput, solution: Solution, exact: boolean): readonly Block[] {
  return alsoInShort(
    paragraph(
      say`${claim(say`The system has no solution`, relation(measure('rank', augmentedOf(input)), 'greater', measure('rank', matrixNames(input).A)), ...(exact ? ranksAre(input, solution) : []))}.`,
      ranksWords(input, solution, exact),
    ),
  );
}

/** The solutions of A x = 0, which belong to the coefficients whatever the right side is. */
function homogeneous(input: SolveInput, solution: Solution, exact: boolean): readonly Block[] {
  if (solution.basis.length === 0) return [];
  const vectors = directionNames(input, solution);
  const comparison = exact ? 'equal' : 'approximately';
  const named = directionWords(input, solution);
  return [
    paragraph(
      vectors.length === 1
        ? say`The homogeneous system, with zeros on the right side, has infinitely many solutions: all multiples of ${named}.`
        : say`The homogeneous system, with zeros on the right side, has infinitely many solutions: all linear combinations of ${named}.`,
    ),
    ...vectors.map((vector, k) => formula(relation(vector, comparison, columnOf(solution.basis[k])))),
    ...(exact
      ? vectors.map((vector, k) => formula(workedProduct(input, vector, [solution.basis[k]], zeros(input))))
      : []),
  ];
}

function zeros({ a }: SolveInput): Expression {
  return grid(Array.from({ length: a.rows }, () => [count(0)]));
}

function severalSides(input: SolveInput, solution: Solution, exact: boolean): readonly Block[] {
  const X = symbol(input.letters.solutions);
  const known = solution.particulars.filter((particular) => particular !== null);
  const comparison = exact ? 'equal' : 'approximately';
  if (known.length < solution.particulars.length) {
    return [...noSolutionForAll(input, solution, exact), ...onlyInFull(...homogeneous(input, solution, exact))];
  }
  const words =
    solution.free.length === 0
      ? say`Each system has exactly one solution`
      : say`Each system has infinitely many solutions`;
  const amount = exact ? say`${claim(words, ...ranksAre(input, solution))}` : words;
  const vectors = directionNames(input, solution);
  const named = directionWords(input, solution);
  return [
    ...alsoInShort(
      paragraph(
        solution.free.length === 0
          ? say`${amount}: these solutions are the columns of ${X}.`
          : say`${amount}. The columns of ${X} are one solution for each right side, with all free variables zero.`,
        ranksWords(input, solution, exact),
      ),
    ),
    formula(relation(X, comparison, matrixExpression(besideEachOther(known)))),
    ...(vectors.length === 0
      ? []
      : [
          ...alsoInShort(
            paragraph(
              vectors.length === 1
                ? say`All other solutions come from adding a multiple of ${named} to a column of ${X}; the multiples of ${named} are the solutions for a right side of zeros.`
                : say`All other solutions come from adding a linear combination of ${named} to a column of ${X}; these combinations are the solutions for a right side of zeros.`,
            ),
          ),
          ...vectors.map((vector, k) => formula(relation(vector, comparison, columnOf(solution.basis[k])))),
        ]),
  ];
}

function noSolutionForAll(input: SolveInput, solution: Solution, exact: boolean): readonly Block[] {
  const { A } = matrixNames(input);
  const sides = solution.particulars.flatMap((particular, side) => (particular === null ? [side] : []));
  const without = sides.map((side) =>
    relation(measure('rank', grid([[A, columnOfSides(input, side)]], 1)), 'greater', measure('rank', A)),
  );
  const words =
    sides.length === 1
      ? say`With column ${sides[0] + 1} as the right side there is no solution`
      : say`With some of the columns as the right side there is no solution`;
  return [
    ...alsoInShort(
      paragraph(
        say`${exact ? claim(words, ...without, ...ranksAre(input, solution)) : words}.`,
        ranksWords(input, solution, exact),
      ),
    ),
    ...solution.particulars.flatMap((particular, side) => {
      if (particular === null || !exact) return [];
      const line = equal(product('adjacent', A, columnOf(particular)), columnOfSides(input, side));
      return [
        formula(
          workedProduct(input, columnOf(particular), [particular], sideOf(input, side)),
          say`${claim(say`With column ${side + 1} as the right side there is a solution`, line)}.`,
        ),
      ];
    }),
  ];
}

/** The column of the right sides as facts speak of it. */
function columnOfSides(input: SolveInput, side: number): Expression {
  return measure('columnsAt', matrixNames(input).B, list([count(side + 1)]));
}

function sideOf({ b }: SolveInput, side: number): Expression {
  return matrixExpression(matrixOf(rowsOf(b).map((row) => [row[side]])));
}

/** The solutions put into the system. */
function checkBlocks(input: SolveInput, solution: Solution): readonly Block[] {
  const { particulars, basis } = solution;
  const known = particulars.filter((particular) => particular !== null);
  const [particular] = known;
  if (known.length < particulars.length) return [];
  if (particulars.length === 1 && basis.length === 0) {
    const lines = checkedLines(input, particular);
    return lines.length === 0 ? [] : notInShort(heading(say`Check the result`), ...lines);
  }
  const { A, B } = matrixNames(input);
  const named = directionWords(input, solution);
  const p = symbol(input.letters.particular);
  const isSingle = particulars.length === 1;
  return notInShort(
    heading(say`Check the result`),
    isSingle
      ? formula(workedProduct(input, p, known, matrixExpression(input.b)))
      : formula(workedProduct(input, symbol(input.letters.solutions), known, matrixExpression(input.b), B)),
    ...directionNames(input, solution).map((vector, k) =>
      formula(workedProduct(input, vector, [basis[k]], zeros(input))),
    ),
    ...(isSingle
      ? [
          paragraph(
            basis.length === 1
              ? say`So ${p} is a solution, and adding a multiple of ${named} gives another solution.`
              : say`So ${p} is a solution, and adding a linear combination of ${named} gives another solution.`,
          ),
        ]
      : basis.length === 0
        ? []
        : [
            paragraph(
              say`So each column of ${symbol(input.letters.solutions)} solves its system, and ${A} takes what is added to zero.`,
            ),
          ]),
  );
}

/** A x = b with the sums of products between them, where these are short. */
function workedProduct(
  input: SolveInput,
  name: Expression,
  columns: readonly (readonly Scalar[])[],
  ...ends: readonly Expression[]
): Expression {
  const { A } = matrixNames(input);
  const values = columns.map((column) => column.filter(isEntry));
  const isExact = values.every(({ length }) => length === input.a.columns);
  const isShort = input.a.rows <= MOST_LINES && input.a.columns <= MOST_LINES && columns.length <= MOST_COLUMNS;
  const rows = rowsOf(input.a);
  const isWorked = isExact && isShort && !rows.flat().every(isZero) && !values.flat().every(isZero);
  const sums = isWorked ? rows.map((row) => values.map((column) => leftSideAt(row, column))) : null;
  return equal(product('adjacent', A, name), ...(sums === null ? [] : [grid(sums)]), ...ends);
}

/** Sums for more columns are not written beside each other. */
const MOST_COLUMNS = 3;

/** Longer systems are checked as matrices. */
const MOST_LINES = 4;

/** 3 = 3, which an equation such as x = 3 becomes: it checks nothing. */
function isOfNumbersAlone(line: Expression): boolean {
  return (
    line.kind === 'relation' &&
    [line.first, ...line.links.map(({ right }) => right)].every(({ kind }) => kind === 'number')
  );
}

/** Each equation with the numbers in it. */
function checkedLines(input: SolveInput, particular: readonly Scalar[]): readonly Block[] {
  const { A } = matrixNames(input);
  const values = particular.filter(isEntry);
  if (values.length < particular.length || input.a.rows > MOST_LINES || input.a.columns > MOST_LINES) {
    return [formula(equal(product('adjacent', A, columnOf(particular)), matrixExpression(input.b)))];
  }
  const { equations, unknowns } = input;
  if (equations !== null && areShown({ equations, unknowns }) && values.every(isRational))
    return checkedEquations({ equations, unknowns }, values)
      .filter((line) => !isOfNumbersAlone(line))
      .map((line) => formula(line));
  const rights = rowsOf(input.b);
  return rowsOf(input.a)
    .flatMap((row, index) => (row.every(isZero) ? [] : [equal(leftSideAt(row, values), number(rights[index][0]))]))
    .filter((line) => !isOfNumbersAlone(line))
    .map((line) => formula(line));
}
