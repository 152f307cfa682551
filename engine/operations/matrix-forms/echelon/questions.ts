// Questions about row reduction: recognising the forms, counting solutions, and operations that keep them.

import {
  count,
  equal,
  grid,
  indexed,
  list,
  negative,
  relation,
  sum,
  symbol,
  type Expression,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option, reasoned } from '../../../exercises/questions.ts';
import { drawInteger, drawNonzero, drawRows, productOfRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { wrongReduction } from './mistake.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

const form: QuestionMaker = {
  objective: 'recognise-form',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [x, y, z] = [1, 2, 3].map(() => drawNonzero(random, 6));
    const p = drawInteger(random, { from: -5, to: 5, without: [0, 1] });
    const [reduced, echelon, none] = depth(
      difficulty,
      [
        [
          [1, 0, x],
          [0, 1, y],
        ],
        [
          [p, x, y],
          [0, z, x],
        ],
        [
          [0, x, y],
          [1, z, x],
        ],
      ],
      [
        [
          [1, x, 0],
          [0, 0, 1],
          [0, 0, 0],
        ],
        [
          [1, x, y],
          [0, 1, z],
          [0, 0, p],
        ],
        [
          [1, x, y],
          [0, 0, 0],
          [0, 1, z],
        ],
      ],
      [
        [
          [0, 1, x, 0],
          [0, 0, 0, 1],
          [0, 0, 0, 0],
        ],
        [
          [1, x, y, 0],
          [0, 0, 1, z],
          [0, 0, 0, 0],
        ],
        [
          [1, 0, x, y],
          [0, 0, 1, z],
          [0, 0, p, x],
        ],
      ],
    );
    const place = random.integer(0, 2);
    const a = [reduced, echelon, none][place];
    const forms = [
      reasoned(
        say`In reduced row echelon form.`,
        say`In reduced row echelon form: the leading entries are ones, each alone in its column.`,
        holds('reducedRowEchelon', A),
      ),
      reasoned(
        say`In row echelon form, but not reduced.`,
        say`In row echelon form, but not reduced: a leading entry is not 1, or not alone in its column.`,
        holds('rowEchelon', A),
        notReduced(a),
      ),
      reasoned(
        say`In none of the two forms.`,
        say`In none of the two forms: a leading entry does not stand to the right of the one above it, or a row of zeros stands above others.`,
        notEchelon(a),
      ),
    ];
    const right = forms[place];
    return {
      prompt: say`Is ${equal(A, shown(...a))} in row echelon form, is it even reduced, or neither?`,
      hints: [
        say`Mark the first entry other than 0 of each row. Does it move to the right from row to row?`,
        say`For the reduced form look at the columns of these entries as well.`,
      ],
      expected: chosen(random, right, ...forms.filter((other) => other !== right)),
      solution: [formReason(a, place), because(right)],
      names: { A: integerMatrix(a) },
    };
  },
};

/** Which leading entry decides; `place` is 0 for reduced, 1 for echelon, 2 for neither. */
function formReason(a: readonly (readonly number[])[], place: number): Prose {
  const leads = a.map(leadOf);
  const rowsWithLead = a.flatMap((row, i) => (leads[i] < row.length ? [i] : []));
  const columns = list(
    rowsWithLead.map((i) => count(leads[i] + 1)),
    'none',
  );
  if (place === 0) {
    return say`The leading entries stand in columns ${columns}, from row to row further to the right; all of them are ${1}, and everything above and below them is 0.`;
  }
  if (place === 1) {
    const notOne = rowsWithLead.find((i) => a[i][leads[i]] !== 1);
    if (notOne !== undefined) {
      return say`The leading entries stand in columns ${columns}, as in a staircase, but that of row ${notOne + 1} is ${a[notOne][leads[notOne]]} and not ${1}.`;
    }
    const crowded = rowsWithLead.find((i) => a.some((row, other) => other !== i && row[leads[i]] !== 0)) ?? 0;
    const above = a.findIndex((row, other) => other !== crowded && row[leads[crowded]] !== 0);
    return say`The leading entries stand in columns ${columns}, as in a staircase, but above that of row ${crowded + 1} stands ${a[above][leads[crowded]]} and not 0.`;
  }
  const below = a.findIndex((row, i) => i > 0 && leadOf(row) <= leadOf(a[i - 1]) && leadOf(row) < row.length);
  return leads[below - 1] === a[below].length
    ? say`Row ${below} is zero, and row ${below + 1} below it is not.`
    : say`The leading entry of row ${below} stands in column ${leads[below - 1] + 1}, that of row ${below + 1} in column ${leads[below] + 1}, which is not further to the right.`;
}

const leadOf = (row: readonly number[]): number => {
  const lead = row.findIndex((entry) => entry !== 0);
  return lead === -1 ? row.length : lead;
};

/** A leading entry that is not 1 or not alone in its column; something false where there is none. */
function notReduced(a: readonly (readonly number[])[]): Expression {
  for (const [i, row] of a.entries()) {
    const lead = leadOf(row);
    if (lead === row.length) continue;
    if (row[lead] !== 1) return relation(indexed('a', i + 1, lead + 1), 'unequal', count(1));
    const other = a.findIndex((above, place) => place !== i && above[lead] !== 0);
    if (other !== -1) return relation(indexed('a', other + 1, lead + 1), 'unequal', count(0));
  }
  return holds('zero', indexed('a', 1, leadOf(a[0]) + 1));
}

/** Two rows whose leading entries are in the wrong order; something false where there are none. */
function notEchelon(a: readonly (readonly number[])[]): Expression {
  const below = a.findIndex((row, i) => i > 0 && leadOf(row) <= leadOf(a[i - 1]) && leadOf(row) < row.length);
  if (below === -1) return holds('zero', A);
  return relation(indexed('a', below + 1, leadOf(a[below]) + 1), 'unequal', count(0));
}

const solutions: QuestionMaker = {
  objective: 'number-of-solutions',
  kind: 'decide',
  draw: (random, difficulty) => {
    const unknowns = depth(difficulty, 2, 3, 3);
    const which = random.pick(['one', 'none', 'many'] as const);
    const left = Array.from({ length: unknowns }, (_, i) =>
      Array.from({ length: unknowns }, (__, j) => (j < i ? 0 : i === j ? 1 : random.integer(-4, 4))),
    );
    const right = Array.from({ length: unknowns }, () => drawNonzero(random, 6));
    const last = unknowns - 1;
    const rows = left.map((row, i) => {
      if (i !== last || which === 'one') return [...row, right[i]];
      return [...row.map(() => 0), which === 'none' ? right[i] : 0];
    });
    const lower = Array.from({ length: unknowns }, (_, i) =>
      Array.from({ length: unknowns }, (__, j) => (i === j ? 1 : j < i ? random.pick([1, 2, -1]) : 0)),
    );
    const a = difficulty === 'hard' ? productOfRows(lower, rows) : rows;
    const [whole, coefficients] = [
      measure('rank', A),
      measure('rank', measure('withoutColumns', A, list([count(unknowns + 1)]))),
    ];
    const one = reasoned(
      say`Exactly one.`,
      say`Exactly one: every unknown has a pivot, and no equation is a contradiction.`,
      equal(whole, coefficients, count(unknowns)),
    );
    const none = reasoned(
      say`None.`,
      say`None: a row of zeros has a right side that is not 0.`,
      relation(whole, 'greater', coefficients),
    );
    const many = reasoned(
      say`Infinitely many.`,
      say`Infinitely many: no equation is a contradiction, and an unknown is free.`,
      equal(whole, coefficients),
      relation(coefficients, 'less', count(unknowns)),
    );
    const answer = { one, none, many }[which];
    return {
      prompt: say`The augmented matrix ${equal(A, shown(...a))} stands for a system with ${unknowns} unknowns; its last column holds the right sides. How many solutions does the system have?`,
      hints: [
        say`${difficulty === 'hard' ? 'Bring the matrix to row echelon form first. ' : ''}Read the last row as an equation.`,
        say`If nothing is a contradiction, count the pivots and compare them with the unknowns.`,
      ],
      expected: chosen(random, answer, ...[one, none, many].filter((other) => other !== answer)),
      solution: [
        ...(difficulty === 'hard' ? [say`Clearing the columns below the pivots gives ${shown(...rows)}.`] : []),
        which === 'one'
          ? say`Every one of the ${unknowns} unknowns has a pivot, and the last row says ${equal(symbol(LETTERS[last]), count(right[last]))}.`
          : which === 'none'
            ? say`The last row says that ${0} times every unknown, added up, is ${right[last]}.`
            : say`The last row says nothing, ${0} is ${0}, and there ${last === 1 ? say`is ${1} pivot` : say`are ${last} pivots`} for ${unknowns} unknowns.`,
        because(answer),
      ],
      names: { A: integerMatrix(a), [LETTERS[last]]: integer(right[last]) },
    };
  },
};

const LETTERS = ['x', 'y', 'z'];

const operations: QuestionMaker = {
  objective: 'operations-keep-solutions',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [x, y] = [drawNonzero(random, 5), drawNonzero(random, 5)];
    const a = drawRows(random, 2, 2, { from: -4, to: 4, without: [0] });
    if (a[0][0] * a[1][1] === a[0][1] * a[1][0] || x === y) return operations.draw(random, difficulty);
    const system = a.map(([p, q]) => [p, q, p * x + q * y]);
    const c = random.pick([2, 3, -2]);
    const row = system.with(
      1,
      system[1].map((entry, j) => entry + c * system[0][j]),
    );
    const column = system.map(([p, q, r]) => [q, p, r]);
    const isRow = random.chance(50);
    const b = isRow ? row : column;
    const solves = (rows: readonly (readonly number[])[], i: number): Expression =>
      sum(dotted(count(rows[i][0]), count(x)), dotted(count(rows[i][1]), count(y)));
    const keeps = option(
      say`Yes: the new equations are true for the old solution, and the step can be undone.`,
      equal(solves(b, 0), count(b[0][2])),
      equal(solves(b, 1), count(b[1][2])),
    );
    const first = solves(b, 0);
    const loses = option(
      say`No: in the new equations the coefficients belong to other unknowns, so the old solution does not fit.`,
      relation(list([first, solves(b, 1)]), 'unequal', list([count(b[0][2]), count(b[1][2])])),
    );
    const [right, wrong] = isRow ? [keeps, loses] : [loses, keeps];
    if (!isRow && b.every(([p, q, r]) => p * x + q * y === r)) return operations.draw(random, difficulty);
    return {
      prompt: say`${shown(...system)} is the augmented matrix of a system with the solution ${list([x, y].map(count))}. Then ${isRow ? say`${c} times the first row is added to the second` : say`the first two columns are exchanged`}, which gives ${equal(B, shown(...b))}. Does the new system have the same solution?`,
      hints: [
        say`Put the old solution into both new equations: ${equal(symbol('x'), count(x))} and ${equal(symbol('y'), count(y))}.`,
        say`What does a row stand for, and what does a column stand for?`,
      ],
      expected: chosen(random, right, wrong),
      solution: [
        ...[0, 1].map(
          (i) =>
            say`In the ${i === 0 ? 'first' : 'second'} new equation the left side is ${equal(solves(b, i), count(b[i][0] * x + b[i][1] * y))}, and the right side is ${b[i][2]}.`,
        ),
        because(right),
      ],
      names: { B: integerMatrix(b), x: integer(x), y: integer(y) },
    };
  },
};

const consistent: QuestionMaker = {
  objective: 'number-of-solutions',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [x, y, r] = [drawNonzero(random, 5), drawNonzero(random, 5), drawNonzero(random, 6)];
    const c = random.pick([2, 3, -2, -3]);
    const k = depth(difficulty, c * r, c * r, c * y);
    const rows =
      difficulty === 'hard'
        ? [
            [count(x), count(y), count(r)],
            [count(c * x), K, count(c * r + 1)],
          ]
        : [
            [count(x), count(y), count(r)],
            [count(c * x), count(c * y), K],
          ];
    return {
      prompt:
        difficulty === 'hard'
          ? say`For which number ${K} has the system with the augmented matrix ${grid(rows, 2)} no solution?`
          : say`For which number ${K} has the system with the augmented matrix ${grid(rows, 2)} infinitely many solutions?`,
      hints: [
        say`Which multiple of the first row clears the first entry of the second?`,
        say`Clear it, and read the new second row as an equation: what must its numbers be?`,
      ],
      expected: numberExpected(k),
      solution: [
        c > 0
          ? say`${c} times the first row is subtracted from the second.`
          : say`${-c} times the first row is added to the second.`,
        difficulty === 'hard'
          ? say`The second coefficient becomes ${c > 0 ? sum(K, negative(dotted(count(c), count(y)))) : sum(K, dotted(count(-c), count(y)))}, the right side ${1}. There is no solution where the coefficient is 0: ${equal(K, count(k))}.`
          : say`The right side becomes ${c > 0 ? sum(K, negative(dotted(count(c), count(r)))) : sum(K, dotted(count(-c), count(r)))}, the coefficients 0. There are many solutions where it is 0 too: ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [wrongReduction, form, solutions, consistent, operations];
