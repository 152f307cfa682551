// The inputs of distances: a point, and a plane by a normal vector or a line by a direction.

import { ofRealNumbers } from '../../../catalogue/inputs.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { type FieldValues, optionalNumberField, optionalVectorField, vectorField } from '../../../catalogue/field.ts';
import type { Entry } from '../../../exact/entry.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { isZeroVector } from '../sums-of-products.ts';

export const point = vectorField({
  name: 'point',
  label: 'Point p',
  description: 'The point, as a list of its coordinates.',
});

export const normal = optionalVectorField({
  name: 'normal',
  label: 'Normal vector n',
  description: 'Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset.',
});

export const offset = optionalNumberField({
  name: 'offset',
  label: 'Offset c',
  description: 'Of a plane: the dot product of the normal vector with each of its points.',
});

export const through = optionalVectorField({
  name: 'through',
  label: 'Point q on the line',
  description: 'Of a line: a point on it.',
});

export const direction = optionalVectorField({
  name: 'direction',
  label: 'Direction d',
  description: 'Of a line: a vector along it.',
});

export interface ToPlane {
  readonly to: 'plane';
  readonly point: ExactMatrix;
  readonly normal: ExactMatrix;
  readonly offset: Entry;
}

export interface ToLine {
  readonly to: 'line';
  readonly point: ExactMatrix;
  readonly through: ExactMatrix;
  readonly direction: ExactMatrix;
}

export type DistanceInput = ToPlane | ToLine;

/**
 * @throws DomainError `inputs` unless there are normal and offset alone, or through and direction alone; `dimension_mismatch`;
 * `zero_vector` at the normal vector or the direction
 */
export function read(given: FieldValues): DistanceInput {
  const [p, n, c, q, d] = [
    ofRealNumbers(given, point),
    ofRealNumbers(given, normal),
    ofRealNumbers(given, offset),
    ofRealNumbers(given, through),
    ofRealNumbers(given, direction),
  ];
  if (n !== null && c !== null && q === null && d === null) {
    requireSameLength(p, n, 'normal');
    if (isZeroVector(n)) throw DomainError.of('zero_vector', ['normal'], { name: 'normal', why: 'normal' });
    return { to: 'plane', point: p, normal: n, offset: c };
  }
  if (q !== null && d !== null && n === null && c === null) {
    requireSameLength(p, q, 'through');
    requireSameLength(p, d, 'direction');
    if (isZeroVector(d)) throw DomainError.of('zero_vector', ['direction'], { name: 'direction', why: 'direction' });
    return { to: 'line', point: p, through: q, direction: d };
  }
  const names = { normal: n, offset: c, through: q, direction: d };
  throw DomainError.of('inputs', ['point'], {
    needed: 'give normal and offset for the distance from a plane, or through and direction for that from a line',
    given: Object.entries(names).flatMap(([name, value]) => (value === null ? [] : [name])),
  });
}

function requireSameLength(p: ExactMatrix, other: ExactMatrix, name: string): void {
  if (p.rows === other.rows) return;
  throw DomainError.of('dimension_mismatch', [name], {
    requirement: 'same_length',
    operation: 'the distance',
    u: p.rows,
    v: other.rows,
    fields: ['point', name],
  });
}
