// What is wrong with a question in the words of a page, which has fields with labels where a body has members.

import type {
  DomainErrorCode,
  DomainErrorFacts,
  FieldVector,
  Problem,
  Requirements,
  Shape,
} from '@matrixsteps/engine/catalogue/domain-error.ts';
import { counted } from '@matrixsteps/engine/catalogue/domain-error.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';

/** The sentence of a problem for somebody who fills in a form; null where that of the API names no members of bodies. */
export function pageSentence({ code, facts }: Problem, { body }: Operation): string | null {
  return sentenceOf(code, facts, new Map(body.map(({ name, label }) => [name, label])));
}

/** The labels of the fields of an operation, by their names in a body. */
type Labels = ReadonlyMap<string, string>;

type Sentence<Facts> = (facts: Facts, labels: Labels) => string;

function sentenceOf<K extends DomainErrorCode>(code: K, facts: DomainErrorFacts[K], labels: Labels): string | null {
  const sentence: Sentence<DomainErrorFacts[K]> | undefined = sentences[code];
  return sentence === undefined ? null : sentence(facts, labels);
}

/** "A" for a field that is labelled "Matrix A", else its label in quotation marks. */
function named(field: string, labels: Labels): string {
  const label = labels.get(field) ?? field;
  const letter = /(?:^| )(\p{L})$/u.exec(label)?.[1];
  return letter ?? `“${label}”`;
}

function size({ rows, columns }: Shape): string {
  return `${rows} × ${columns}`;
}

function entries(length: number): string {
  return counted(length, 'entry', 'entries');
}

function lengths({ field, isListed, length }: FieldVector, labels: Labels): string {
  const name = named(field, labels);
  return isListed ? `those of ${name} have ${entries(length)}` : `${name} has ${entries(length)}`;
}

const requirements: { readonly [K in keyof Requirements]: Sentence<Requirements[K]> } = {
  same_shape: ({ operation, a, b }) =>
    `${operation} works entry by entry, so B must have as many rows and columns as A: A is ${size(a)}, B is ${size(b)}`,
  inner_dimensions: ({ a, b }) =>
    `the matrix product needs as many rows in B as A has columns: A is ${size(a)}, B is ${size(b)}`,
  same_columns: ({ operation, a, b }) =>
    `${operation} needs rows of equal length: A is ${size(a)}, B is ${size(b)}; each row of B must have ${entries(a.columns)}`,
  same_rows: ({ operation, a, b }, labels) =>
    `${operation} needs columns of equal length: A is ${size(a)}, ${named('b', labels)} is ${size(b)}; ` +
    `${named('b', labels)} must have ${counted(a.rows, 'row')}`,
  same_length: ({ operation, u, v, fields: [first, second] = ['u', 'v'] }, labels) =>
    `${operation} needs vectors of equal length: ${named(first, labels)} has ${entries(u)}, ${named(second, labels)} has ${entries(v)}`,
  right_side: ({ a, b }) => `b needs one number for each row of A: A has ${counted(a.rows, 'row')}, b is ${size(b)}`,
  same_entries: ({ operation, first, second }, labels) =>
    `${operation} needs vectors of equal length: ${lengths(first, labels)}, ${lengths(second, labels)}`,
  fixed_size: ({ a, size: rows, instead }) =>
    `a ${rows} × ${rows} matrix is needed, and A is ${size(a)}; ${instead} takes other sizes`,
};

function requirement<K extends keyof Requirements>(kind: K, facts: Requirements[K], labels: Labels): string {
  return requirements[kind](facts, labels);
}

const systems: { readonly [W in DomainErrorFacts['system']['why']]: string } = {
  nothing: 'fill in the coefficients A and the right side b, or type equations',
  both: 'give the system once: as equations, or as the coefficients A, but not as both',
  'right-twice':
    'give the right side once: in b, or in the last columns of A (“Columns right of the bar”), but not as both',
  'right-missing':
    'a right side is missing: fill in b, or say under “Columns right of the bar” how many of the last columns of A it is',
  'only-unknowns': 'unknowns belong to equations; those of a system of matrices are x₁, x₂ and so on',
};

const positions: { readonly [W in DomainErrorFacts['index']['why']]: Sentence<DomainErrorFacts['index']> } = {
  missing: ({ line, position, length, base }) =>
    `there is no ${line} ${position}: A has ${counted(length, line)}, counted from ${base}`,
  'no-place': ({ line, position, length, base }) =>
    `a ${line} cannot be inserted at position ${position}: ${base} is before the first and ${length + base} after the last`,
  'none-named': ({ line }) => `the ${line} is missing: fill in its number`,
  'all-deleted': ({ line }) => `nothing would be left: a matrix has at least one ${line}`,
  'zero-step': () => 'the step, which is the last number of a slice such as 1:5:2, cannot be 0',
  'empty-slice': ({ line, length }) => `this takes no ${line} at all: A has ${counted(length, line)}`,
  'all-right': ({ length }) =>
    `at least one column has to stand left of the bar, for the unknowns: A has ${counted(length, 'column')}`,
};

const sentences: { readonly [K in DomainErrorCode]?: Sentence<DomainErrorFacts[K]> } = {
  dimension_mismatch: (facts, labels) => requirement(facts.requirement, facts, labels),
  zero_division: ({ place, negativePower }) => {
    if (place === null) return 'B is 0, and nothing can be divided by it; give a number different from 0';
    const where = `division by zero in row ${place.row}, column ${place.column}`;
    return negativePower === null
      ? `${where}: every divisor must be different from 0`
      : `${where}: 0 to the power ${negativePower} would be 1 divided by 0; use an exponent of at least 0 there`;
  },
  not_square: ({ operation, shape }) =>
    `${operation} is defined for square matrices only: A has ${counted(shape.rows, 'row')} and ${counted(shape.columns, 'column')}`,
  not_three_dimensional: ({ name, length }, labels) =>
    `the cross product is defined for vectors with three entries: ${named(name, labels)} has ${entries(length)}`,
  inputs: ({ given }, labels) =>
    labels.has('normal')
      ? 'fill in the normal vector n and the offset c for the distance from a plane, or the point q and the direction d for that from a line'
      : `fill in v for the norm of a vector, or A for that of a matrix${given.length > 1 ? ', and not both' : ''}`,
  not_a_basis: ({ field, amount, rank }, labels) =>
    rank === 0
      ? `${named(field, labels)} is no basis: the zero vector is linearly dependent`
      : `${named(field, labels)} is no basis: its ${counted(amount, 'vector')} are linearly dependent, and ${rank} of them would do`,
  different_span: ({ from, to, together }) =>
    from === to
      ? `the two bases are bases of different spaces: each has dimension ${from}, and together they span a space of dimension ${together}`
      : `the two bases are bases of different spaces: the first has ${counted(from, 'vector')}, the second ${counted(to, 'vector')}`,
  not_stochastic: ({ line, place, why, value, otherWay }) =>
    `a steady state needs a stochastic matrix, in which each ${line} is a distribution: ` +
    (why === 'negative' ? `${line} ${place} holds ${value}` : `${line} ${place} adds up to ${value}, and not to 1`) +
    (otherWay
      ? `; the ${line === 'row' ? 'columns' : 'rows'} are distributions: choose them under “Orientation”`
      : '; “Orientation” says whether the columns or the rows are distributions'),
  index: (facts, labels) => positions[facts.why](facts, labels),
  not_enough_data: ({ count, what, why }) =>
    why === 'correlation'
      ? `A has ${counted(count, 'row')}: ${what} needs at least 2 observations, and each row is one`
      : `the divisor n − 1 is 0 for ${counted(count, why === 'numbers' ? 'number' : 'observation')}: ` +
        `${what} of a sample needs at least 2 ${why}; 0 under “Taken from the count” makes the divisor n`,
  system: ({ why }) => systems[why],
  method: ({ permitted }) =>
    `this does not fit a matrix of this size; choose among: ${permitted.map(inWords).join(', ')}`,
};

/** "row reduction" for `row-reduction`, and the words of the page for the choice of the service. */
function inWords(method: string): string {
  return method === 'auto' ? '“Let the teacher choose”' : method.replaceAll('-', ' ');
}
