// Distances in other languages: the foot, and from it the distance.

import { entriesOf } from '../../../exact/matrix.ts';
import type { Implementation, Working } from '../../../learning/implementation.ts';
import type { DistanceInput } from './inputs.ts';

/** The line that finds the foot, of a plane and of a line, and what follows. */
function lines(
  plane: readonly string[],
  line: readonly string[],
  result: string,
  imports: readonly string[] = [],
): (input: DistanceInput) => Working {
  return ({ to }) => ({ ...(imports.length === 0 ? {} : { imports }), lines: to === 'plane' ? plane : line, result });
}

const TYPESCRIPT_DOT =
  'const dot = (x: number[], y: number[]): number => x.reduce((sum, value, i) => sum + value * y[i], 0);';
const TYPESCRIPT_SQUARED = 'const squared = point.reduce((sum, x, i) => sum + (x - foot[i]) ** 2, 0);';

const PARTS = ['distance', 'squared', 'foot'];

export const implementation: Implementation<DistanceInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS, spreadsheet: ['distance'] },
  given: (input) => [
    ['point', entriesOf(input.point)],
    ...(input.to === 'plane'
      ? ([
          ['normal', entriesOf(input.normal)],
          ['offset', input.offset],
        ] as const)
      : ([
          ['through', entriesOf(input.through)],
          ['direction', entriesOf(input.direction)],
        ] as const)),
  ],
  working: {
    numpy: lines(
      [
        'foot = point + (offset - np.dot(normal, point)) / np.dot(normal, normal) * normal',
        'squared = np.sum((point - foot) ** 2)',
      ],
      [
        'k = np.dot(point - through, direction) / np.dot(direction, direction)',
        'foot = through + k * direction',
        'squared = np.sum((point - foot) ** 2)',
      ],
      '{"distance": np.sqrt(squared), "squared": squared, "foot": foot}',
    ),
    sympy: lines(
      [
        'p, n = Matrix(point), Matrix(normal)',
        'foot = p + (offset - n.dot(p)) / n.dot(n) * n',
        'squared = (p - foot).dot(p - foot)',
      ],
      [
        'p, q, d = Matrix(point), Matrix(through), Matrix(direction)',
        'foot = q + (p - q).dot(d) / d.dot(d) * d',
        'squared = (p - foot).dot(p - foot)',
      ],
      '{"distance": sqrt(squared), "squared": squared, "foot": list(foot)}',
      ['from sympy import sqrt'],
    ),
    r: lines(
      ['foot <- point + (offset - sum(normal * point)) / sum(normal^2) * normal', 'squared <- sum((point - foot)^2)'],
      [
        'k <- sum((point - through) * direction) / sum(direction^2)',
        'foot <- through + k * direction',
        'squared <- sum((point - foot)^2)',
      ],
      'list(distance = sqrt(squared), squared = squared, foot = foot)',
    ),
    octave: lines(
      [
        'foot = point + (offset - dot(normal, point)) / dot(normal, normal) * normal;',
        'squared = sum((point - foot) .^ 2);',
      ],
      [
        'k = dot(point - through, direction) / dot(direction, direction);',
        'foot = through + k * direction;',
        'squared = sum((point - foot) .^ 2);',
      ],
      "struct('distance', sqrt(squared), 'squared', squared, 'foot', foot')",
    ),
    typescript: lines(
      [
        TYPESCRIPT_DOT,
        'const k = (offset - dot(normal, point)) / dot(normal, normal);',
        'const foot = point.map((x, i) => x + k * normal[i]);',
        TYPESCRIPT_SQUARED,
      ],
      [
        TYPESCRIPT_DOT,
        'const k = dot(point.map((x, i) => x - through[i]), direction) / dot(direction, direction);',
        'const foot = through.map((x, i) => x + k * direction[i]);',
        TYPESCRIPT_SQUARED,
      ],
      '{ distance: Math.sqrt(squared), squared, foot }',
    ),
    spreadsheet: ({ to }) => ({
      result:
        to === 'plane'
          ? 'ABS(offset - SUMPRODUCT(normal, point)) / SQRT(SUMPRODUCT(normal, normal))'
          : 'SQRT(SUMPRODUCT((point - through)^2) - SUMPRODUCT(point - through, direction)^2 / SUMPRODUCT(direction, direction))',
    }),
  },
};
