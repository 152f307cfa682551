// What is said of a working of values that ends before its answer: what the last line states, and what is asked for.

import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import { state } from '../statements/statement.ts';
import type { MissingAnswer, Task, Working } from '../working.ts';
import {
  adjugateOf,
  chessboard,
  determinantOfRows,
  differenceOfRows,
  identityRows,
  isSquareRows,
  mapped,
  minorsOf,
  scaledRows,
} from './matrices.ts';
import { constant, isNothing, minus, type Polynomial, quotient, times, total, unknown } from './polynomial.ts';
import { groupsOf, meanOf, readStatistic } from './statistic-rules.ts';
import { namesOf, rowsOfValue } from './tasks.ts';
import { matrixValue, sameValue, scalar, type Value } from './value.ts';

/** What stands on the way to an answer, the later ones first, by the titles that sentences call them by. */
interface Way {
  readonly asked: string;
  /** How the answer comes about. */
  readonly definition: string;
  readonly stages: readonly { readonly id: string; readonly title: string; readonly value: Value }[];
}

/** Of larger matrices a table of minors is more work than the sentence is worth. */
const LARGEST = 5;

const WAYS: { readonly [operation: string]: (task: Task) => Way | null } = {
  inverse: inverseWay,
  projection: projectionWay,
  eigenvalues: eigenvaluesWay,
  eigenvectors: eigenvectorsWay,
};

function inverseWay(task: Task): Way | null {
  const { a } = namesOf({ task });
  if (!isSquareRows(a) || a.length < 2 || a.length > LARGEST) return null;
  const determinant = determinantOfRows(a);
  if (isNothing(determinant)) return null;
  const minors = minorsOf(a);
  return {
    asked: 'the inverse of A',
    definition:
      'The inverse is the adjugate divided by the determinant, and the adjugate is the transpose of the cofactors.',
    stages: [
      {
        id: 'adjugate',
        title: 'the adjugate of A, which is not yet divided by the determinant',
        value: matrixValue(adjugateOf(a)),
      },
      { id: 'cofactors', title: 'the matrix of cofactors of A', value: matrixValue(chessboard(minors)) },
      { id: 'minors', title: 'the matrix of minors of A', value: matrixValue(minors) },
      { id: 'determinant', title: 'the determinant of A', value: scalar(determinant) },
    ],
  };
}

function projectionWay(task: Task): Way | null {
  if (task.b === null) return null;
  const names = namesOf({ task });
  const [u, v] = [names.a.flat(), names.b?.flat() ?? []];
  const [uv, vv] = [dotOf(u, v), dotOf(v, v)];
  const factor = quotient(uv, vv);
  if (factor === null) return null;
  return {
    asked: 'the projection of u on v',
    definition: 'The projection is the vector v multiplied by u·v divided by v·v.',
    stages: [
      { id: 'factor', title: 'the factor of v, which is a number', value: scalar(factor) },
      { id: 'dot', title: 'the dot product of u and v', value: scalar(uv) },
      { id: 'square', title: 'the dot product of v with itself', value: scalar(vv) },
    ],
  };
}

function dotOf(u: readonly Polynomial[], v: readonly Polynomial[]): Polynomial {
  return total(u.map((entry, k) => times(entry, v[k])));
}

function eigenvaluesWay(task: Task): Way | null {
  const { a } = namesOf({ task });
  if (!isSquareRows(a) || a.length > LARGEST) return null;
  const multiple = scaledRows(identityRows(a.length), unknown());
  const polynomials = [differenceOfRows(multiple, a), differenceOfRows(a, multiple)].map(determinantOfRows);
  return {
    asked: 'the eigenvalues',
    definition: 'The eigenvalues are the roots of the characteristic polynomial.',
    stages: polynomials.map((value) => ({
      id: 'polynomial',
      title: 'the characteristic polynomial',
      value: scalar(value),
    })),
  };
}

function eigenvectorsWay(task: Task): Way | null {
  const { a } = namesOf({ task });
  if (task.eigenvalue === null || !isSquareRows(a)) return null;
  const number = constant({ kind: 'rational', ...task.eigenvalue });
  const shifted = mapped(a, (entry, i, j) => (i === j ? minus(entry, number) : entry));
  return {
    asked: 'the eigenvectors',
    definition: 'The eigenvectors are the vectors other than zero that A minus the eigenvalue times I maps to zero.',
    stages: [{ id: 'shifted', title: 'A minus the eigenvalue times the identity matrix', value: matrixValue(shifted) }],
  };
}

/** Of one list of numbers. */
function statisticWay(task: Task): Way | null {
  const read = readStatistic(task.operation);
  if (read === null) return null;
  const [group, ...others] = groupsOf(namesOf({ task }).a, read.axis);
  if (others.length > 0) return null;
  const mean = meanOf(group);
  const squares = group.map((value) => times(minus(value, mean), minus(value, mean)));
  const sum = { id: 'sum', title: 'the sum of the numbers', value: scalar(total(group)) };
  if (read.statistic === 'mean')
    return {
      asked: 'the mean',
      definition: 'The mean is the sum of the numbers divided by how many there are.',
      stages: [sum],
    };
  if (read.statistic !== 'var') return null;
  return {
    asked: 'the variance',
    definition:
      'The variance is the sum of the squares of the deviations from the mean, divided by their number or by one less.',
    stages: [
      { id: 'squares', title: 'the sum of the squares of the deviations', value: scalar(total(squares)) },
      { id: 'mean', title: 'the mean', value: scalar(mean) },
      sum,
    ],
  };
}

/** What is said of a working whose last line has this value, which is right; null where it is nothing on the way to its answer. */
export function missingAnswer({ task, lines }: Working, last: Value): readonly MissingAnswer[] | null {
  if (lines.at(-1)?.content.kind === 'entries') return null;
  const way = (WAYS[task.operation] ?? statisticWay)(task);
  // A number and a matrix of one entry are the same here.
  const found = matrixValue(rowsOfValue(last));
  const stage = way?.stages.find(({ value }) => sameValue(matrixValue(rowsOfValue(value)), found));
  if (way === null || stage === undefined) return null;
  const line = linePlaces(lines).at(-1)?.line ?? lines.length;
  const { asked, definition } = way;
  return [
    { rung: 1, statement: state('answer-missing', { line, quantity: stage.id, title: stage.title, asked: [asked] }) },
    { rung: 2, statement: state('way-to-answer', { quantity: task.operation, definition }) },
  ];
}
