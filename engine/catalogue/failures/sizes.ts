// Sizes that do not fit, told: the sizes set side by side, and where one sees that an entry has no partner.

import { alsoInShort, type Block, formula, heading, paragraph } from '../../document/block.ts';
import { count, equal, type Expression, indexed, product, relation, symbol } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { inputLetter } from '../input-letters.ts';
import type { DomainErrorFacts, Requirements, Shape, WhyZero } from '../domain-error.ts';

const [A, B] = ['A', 'B'].map(symbol);

type Tellings = { readonly [K in keyof Requirements]: (facts: Requirements[K]) => readonly Block[] };

/** Two shapes that have to agree in something, or one that has to be another. */
export function tellMismatch(facts: DomainErrorFacts['dimension_mismatch']): readonly Block[] {
  return [heading(say`Compare the sizes`), ...byRequirement(facts)];
}

function byRequirement<K extends keyof Requirements>(
  facts: { [P in K]: { readonly requirement: P } & Requirements[P] }[K],
): readonly Block[] {
  return tellings[facts.requirement](facts);
}

/** A matrix that would have to be square. */
export function tellNotSquare({ operation, shape }: DomainErrorFacts['not_square']): readonly Block[] {
  return [
    heading(say`Compare the rows with the columns`),
    ...conclusion(
      say`${sizeOf(A, shape)}.`,
      unequal(shape.rows, shape.columns),
      say`${claim(
        say`There are not as many rows as columns: ${A} takes vectors with ${entries(shape.columns)} to vectors with ${shape.rows}`,
        relation(measure('rowCount', A), 'unequal', measure('columnCount', A)),
        equal(measure('columnCount', A), count(shape.columns)),
        equal(measure('rowCount', A), count(shape.rows)),
      )}, so ${operation} is not defined.`,
    ),
  ];
}

function entries(length: number): Prose {
  return say`${length} ${length === 1 ? 'entry' : 'entries'}`;
}

/** A vector that would need three entries. */
export function tellNotThreeDimensional({ name, length }: DomainErrorFacts['not_three_dimensional']): readonly Block[] {
  const vector = symbol(name);
  return [
    heading(say`Count the entries`),
    formula(unequal(length, 3)),
    ...alsoInShort(
      paragraph(
        say`${lengthOf(vector, length)}, and the cross product is defined for vectors with three entries only.`,
      ),
    ),
    paragraph(beyondSpace(length)),
  ];
}

/** A vector without a direction. */
export function tellZeroVector({ name, why }: DomainErrorFacts['zero_vector']): readonly Block[] {
  const vector = symbol(inputLetter(name, false));
  return [
    heading(say`Look for a direction`),
    formula(equal(product('dot', vector, vector), count(0))),
    ...alsoInShort(
      paragraph(
        say`${claim(say`All entries of ${vector} are zero`, holds('zero', vector))}, so its length is zero. ${ZERO_WORDS[why](vector)}`,
      ),
    ),
  ];
}

const ZERO_WORDS: { readonly [W in WhyZero]: (vector: Expression) => Prose } = {
  angle: () => say`The zero vector points nowhere, and makes no angle with anything.`,
  unit: () => say`No multiple of the zero vector has the length one, so there is no unit vector in its direction.`,
  projection: () =>
    say`All multiples of the zero vector are zero again: it spans no line that a vector could be projected on.`,
  normal: () => say`The zero vector is perpendicular to every vector, so it settles no plane.`,
  direction: () => say`From a point one gets nowhere along the zero vector, so it settles no line.`,
};

/** Why there is no cross product with so many entries. */
function beyondSpace(length: number): Prose {
  if (length === 1) return say`On a line no direction is perpendicular to another one.`;
  return length === 2
    ? say`In the plane only the zero vector is perpendicular to two vectors that are not parallel.`
    : say`With more than three entries, two vectors that are not parallel have perpendicular vectors in many directions, so two vectors do not settle which one is meant.`;
}

const tellings: Tellings = {
  same_shape: ({ a, b, operation }) =>
    conclusion(
      say`${sizeOf(A, a)}, and ${sizeOf(B, b)}. ${capitalised(operation)} works with pairs of entries, one of each matrix at the same place.`,
      a.rows === b.rows ? unequal(a.columns, b.columns) : unequal(a.rows, b.rows),
      say`${withoutPartner(a, b)}, so this is not defined.`,
    ),
  inner_dimensions: ({ a, b }) => [
    ...conclusion(
      say`${sizeOf(A, a)}, and ${sizeOf(B, b)}. Each entry of a product is made of a row of ${A} and a column of ${B}, whose numbers are multiplied in pairs.`,
      unequal(a.columns, b.rows),
      say`${claim(
        say`A row of ${A} has ${numbersProse(a.columns)} and a column of ${B} has ${numbersProse(b.rows)}`,
        is('columnCount', A, a.columns),
        is('rowCount', B, b.rows),
      )}, so some number has no partner, and the product is not defined.`,
    ),
    ...(b.columns === a.rows
      ? [
          paragraph(
            say`The other order is possible: ${claim(
              say`${B} has as many columns as ${A} has rows`,
              relation(measure('columnCount', B), 'equal', measure('rowCount', A)),
            )}.`,
          ),
        ]
      : []),
  ],
  same_columns: ({ a, b }) =>
    conclusion(
      say`${sizeOf(A, a)}, and ${sizeOf(B, b)}. Rows that stand below each other in a matrix have equally many entries.`,
      unequal(a.columns, b.columns),
      say`${claim(
        say`A row of ${A} has ${numbersProse(a.columns)} and a row of ${B} has ${numbersProse(b.columns)}`,
        is('columnCount', A, a.columns),
        is('columnCount', B, b.columns),
      )}, so together they make no matrix.`,
    ),
  same_rows: ({ a, b }) =>
    conclusion(
      say`${sizeOf(A, a)}, and ${sizeOf(B, b)}. Columns that stand beside each other in a matrix have equally many entries.`,
      unequal(a.rows, b.rows),
      say`${claim(
        say`A column of ${A} has ${numbersProse(a.rows)} and a column of ${B} has ${numbersProse(b.rows)}`,
        is('rowCount', A, a.rows),
        is('rowCount', B, b.rows),
      )}, so together they make no matrix.`,
    ),
  same_length: ({ u, v, operation, fields = ['u', 'v'] }) => {
    const [first, second] = fields.map((field) => symbol(inputLetter(field, false)));
    return conclusion(
      say`${lengthOf(first, u)}, and ${lengthOf(second, v)}. ${capitalised(operation)} works with pairs of entries, one of each vector at the same place.`,
      unequal(u, v),
      say`${entryWithoutPartner([first, u], [second, v])}, so this is not defined.`,
    );
  },
  right_side: ({ a, b }) =>
    conclusion(
      say`${sizeOf(A, a)}, and ${sizeOf(B, b)}. Each row of ${A} belongs to an equation, and ${B} holds the right sides of these equations in one column.`,
      a.rows === b.rows ? unequal(b.columns, 1) : unequal(a.rows, b.rows),
      a.rows === b.rows
        ? say`${claim(say`${B} has more than one column`, relation(measure('columnCount', B), 'greater', count(1)))}, so it is not clear which numbers are meant.`
        : say`${claim(
            say`${A} and ${B} have different numbers of rows`,
            relation(measure('rowCount', A), 'unequal', measure('rowCount', B)),
          )}, so the equations and the right sides do not fit together.`,
    ),
  same_entries: ({ first, second, operation }) => {
    const [one, other] = [first, second].map(({ letter, isListed }) =>
      isListed ? indexed(letter, 1) : symbol(letter),
    );
    return conclusion(
      say`${lengthOf(one, first.length)}, and ${lengthOf(other, second.length)}. ${capitalised(operation)} needs vectors that can be added, place by place.`,
      unequal(first.length, second.length),
      say`${entryWithoutPartner([one, first.length], [other, second.length])}, so this is not defined.`,
    );
  },
  fixed_size: ({ a, size }) =>
    conclusion(
      say`${sizeOf(A, a)}.`,
      a.rows === size ? unequal(a.columns, size) : unequal(a.rows, size),
      a.rows === a.columns
        ? say`This works on matrices of another size only; the same can be asked of ${A} without a fixed size.`
        : say`This works on square matrices only, and ${claim(
            say`${A} has not as many rows as columns`,
            relation(measure('rowCount', A), 'unequal', measure('columnCount', A)),
          )}.`,
    ),
};

/** The sizes, the inequality, and what follows. A short story has the last two. */
function conclusion(sizes: Prose, inequality: Expression, words: Prose): readonly Block[] {
  return [paragraph(sizes), formula(inequality), ...alsoInShort(paragraph(words))];
}

function unequal(first: number, second: number): Expression {
  return relation(count(first), 'unequal', count(second));
}

function is(name: 'rowCount' | 'columnCount', of: Expression, value: number): Expression {
  return relation(measure(name, of), 'equal', count(value));
}

/** "A is 2 by 3" */
function sizeOf(name: Expression, { rows, columns }: Shape): Claim {
  return claim(say`${name} is ${rows} by ${columns}`, is('rowCount', name, rows), is('columnCount', name, columns));
}

/** "u has 3 entries" */
function lengthOf(name: Expression, length: number): Claim {
  return claim(
    say`${name} has ${length} ${length === 1 ? 'entry' : 'entries'}`,
    equal(measure('entryCount', name), count(length)),
  );
}

/** A vector and how many entries it has. */
type Measured = readonly [vector: Expression, length: number];

/** The first place of the longer vector that the other one lacks. */
function entryWithoutPartner([u, first]: Measured, [v, second]: Measured): Claim {
  const [longer, shorter] = first > second ? [u, v] : [v, u];
  const place = Math.min(first, second) + 1;
  return claim(
    say`${longer} has an entry in place ${place}, and ${shorter} has no such place`,
    relation(measure('entryCount', longer), 'at-least', count(place)),
    relation(measure('entryCount', shorter), 'less', count(place)),
  );
}

/** The first place of the larger matrix that the other one lacks. */
function withoutPartner(a: Shape, b: Shape): Claim {
  const inRows = a.rows !== b.rows;
  const aIsLarger = inRows ? a.rows > b.rows : a.columns > b.columns;
  const [larger, smaller] = aIsLarger ? [A, B] : [B, A];
  const [has, lacks] = aIsLarger ? [a, b] : [b, a];
  const line = inRows ? lacks.rows + 1 : lacks.columns + 1;
  const measured = inRows ? 'rowCount' : 'columnCount';
  return claim(
    say`${larger} has entries in ${inRows ? 'row' : 'column'} ${line}, and ${smaller} has no such ${inRows ? 'row' : 'column'}`,
    is(measured, larger, inRows ? has.rows : has.columns),
    relation(measure(measured, larger), 'at-least', count(line)),
    relation(measure(measured, smaller), 'less', count(line)),
  );
}

function numbersProse(amount: number): Prose {
  return amount === 1 ? say`${1} number` : say`${amount} numbers`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
