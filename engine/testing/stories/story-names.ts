// The names of a story: what each stands for at the place that has been reached, and whether anything speaks for its value.

import type { Answer } from '../../catalogue/answer.ts';
import type { Block } from '../../document/block.ts';
import type { Expression, ExpressionOf } from '../../document/expression.ts';
import { type AnswerMatrix, floatMatrix, scalarAt } from '../../exact/matrix.ts';
import { lettersFor } from '../../exact/linear-system.ts';
import { add, integer, rational } from '../../exact/rational.ts';
import { decimalOf, nearestComplex, nearestDouble } from '../../exact/rounding.ts';
import { isComplex, type Scalar } from '../../exact/scalar.ts';
import { isAnswered, type Known } from './conclusion.ts';
import { namesIn } from '../evaluation/contents.ts';
import { definedName, definitionsIn, NOTHING } from '../evaluation/definitions.ts';
import { entryOf, entryOfSquares, type Scope, sameValue, valueOf } from '../evaluation/evaluation.ts';
import { compare, IMAGINARY_UNIT, isReal, Unknown } from '../evaluation/exact-number.ts';
import { identityOf, isNumber, type Rows, rowsIn, transposed, type Value } from '../evaluation/matrix-facts.ts';
import { unknownsIn } from './system-equations.ts';

/** A value found before, and the entry that must be the same. */
type Pair = readonly [found: Value, entry: Value];

export interface StoryNames {
  readonly scope: Scope;
  /** The matrix shown last, and what the operations announced since make of it. */
  readonly matrices: { current: Rows | null; next: Rows | null };
  /** A heading: data may be replaced from here on. */
  heading(): void;
  /** Whether a line that says what a name is gives it its value, rather than repeats it. */
  mayDefine(name: string, node: ExpressionOf<'relation'>): boolean;
  /** Gives a name its value; the pairs are entries that were found one by one beside those of the value. */
  define(name: string, node: ExpressionOf<'relation'>, value: Value): readonly Pair[];
  /** Gives a name the value that a general formula has for it. */
  give(name: string, value: Value): void;
  /** A fact or a general formula says what these names are. */
  explain(names: readonly string[]): void;
  /** The names that nothing speaks for. */
  complaints(): readonly string[];
}

interface Definition {
  readonly value: Value;
  /** Whether anything else in the story speaks for the value, or is worked out from it. */
  isBorneOut: boolean;
  /** How often data had been replaced when the name got its value. */
  readonly epoch: number;
}

export function storyNames(story: readonly Block[], known: Known): StoryNames {
  const later = definitionsIn(story);
  const pending = new Set<string>();
  /** The names that were used before the line that defines them. */
  const looked = new Set<string>();
  /** Lists that stand in no input, and the names of which a fact or a general formula says what they are. */
  const data = new Set<string>();
  const explained = new Set<string>();
  const definitions: (readonly [name: string, definition: Definition])[] = [];
  const defined = new Map<string, Definition>();
  const matrices: StoryNames['matrices'] = { current: null, next: null };
  const decimals = new Set(story.flatMap(decimalsIn));
  let epoch = 0;
  let headings = 0;
  let lastListAt = 0;

  const scope: Scope = {
    valueOf: (name) => {
      if (name === 'current') return matrices.current ?? undefined;
      if (name === 'next') return matrices.next ?? undefined;
      if (name === 'working') return working();
      if (name === 'λ') return known.lambda;
      const definition = defined.get(name);
      if (definition === undefined)
        return (
          known.names.get(name) ??
          conventional(name) ??
          decimal(name) ??
          foreseen(name) ??
          parameter(name) ??
          rounded(name)
        );
      definition.isBorneOut = true;
      return definition.value;
    },
    functionOf: (name) => later.functions.get(name),
  };

  /**
   * The free unknowns of a system may have any values; these are some. Their letter is t, or another where an unknown is t. Where
   * nothing says what x₁ is, it is an entry of any vector.
   */
  const letterOfParameters = lettersFor(unknownsIn(known.names)).parameter;
  const parameter = (name: string): Value | undefined => {
    const found = /^([a-z])(?:_(\d+))?$/.exec(name);
    const isOfAnyVector = found?.[1] === 'x' && found[2] !== undefined && unknownsIn(known.names).length === 0;
    if (found === null || (found[1] !== letterOfParameters && !isOfAnyVector)) return undefined;
    return add(known.lambda, rational(3n * BigInt(found[2] ?? 1) + 2n, 7n));
  };

  /** The matrices that stand alone, as row operations lead to them, without the last; one that is the only one counts. */
  const working = (): Rows | undefined => {
    const reached = story.flatMap((block) =>
      block.kind === 'formula' && (block.expression.kind === 'matrix' || block.expression.kind === 'grid')
        ? [block.expression]
        : [],
    );
    const before = reached.length > 1 ? reached.slice(0, -1) : reached;
    return before.length === 0 ? undefined : before.flatMap((matrix) => rowsIn(valueOf(matrix, scope)));
  };

  /** I is the identity matrix of A's size, or of that of the square matrix that is made of A where A is none; A has m rows and n columns, unless the story uses these letters for something else. */
  const conventional = (name: string): Value | undefined => {
    const a = known.names.get('A');
    if (a === undefined || isNumber(a)) return undefined;
    if (later.values.has(name) && known.answer.kind !== 'count' && known.answer.kind !== 'shape') return undefined;
    if (name === 'i' && (known.answer.kind === 'polynomial' || known.answer.kind === 'structure'))
      return IMAGINARY_UNIT;
    if (name === 'I') return identityOf(a.length === a[0].length ? a.length : (sizeOfFirstSquare() ?? a.length));
    if (name === 'm') return integer(a.length);
    return name === 'n' ? integer(a[0].length) : undefined;
  };

  const sizeOfFirstSquare = (): number | undefined =>
    [...defined.values()]
      .map(({ value }) => value)
      .find((value): value is Rows => !isNumber(value) && value.length === value[0].length)?.length;

  /** A part of the answer, in doubles, that nothing else gives a value to: what is shown of it must be what is answered. */
  const rounded = (name: string): Value | undefined => {
    const { answer } = known;
    if (answer.kind !== 'structure') return undefined;
    const part = answer.members.find(([key]) => key === name)?.[1] ?? termPart(answer, name);
    if (part?.kind === 'scalar') return part.value.kind === 'rational' ? part.value : scalarInDoubles(part.value);
    if (part?.kind !== 'matrix' || (part.matrix.kind !== 'float64' && part.matrix.kind !== 'real')) return undefined;
    const shown = valueOf({ kind: 'matrix', matrix: inDoubles(part.matrix), marks: null }, scope);
    return termPart(answer, name) === undefined ? shown : inDecimals(rowsIn(shown));
  };

  /**
   * A singular value or a column of the answer, where the story comes to it by decimals that are rounded on the way: what is shown of it
   * must be so near that most digits are right.
   */
  const decimal = (name: string): Value | undefined =>
    decimals.has(name) || (decimals.has('σ_1') && isNought(known.answer, name))
      ? columnPart(known.answer, name)
      : undefined;

  const scalarInDoubles = (value: Scalar): Value => {
    const { re, im } = isComplex(value) ? nearestComplex(value) : { re: nearestDouble(value), im: 0 };
    const matrix = floatMatrix(1, 1, Float64Array.of(re), im === 0 ? null : Float64Array.of(im));
    return rowsIn(valueOf({ kind: 'matrix', matrix, marks: null }, scope))[0][0];
  };

  /** A name may be used before the line that defines it. */
  const foreseen = (name: string): Value | undefined => {
    const body = later.values.get(name);
    if (body === undefined || pending.has(name)) return undefined;
    looked.add(name);
    pending.add(name);
    try {
      return valueOf(body, scope);
    } catch (error) {
      if (error instanceof Unknown) return undefined;
      throw error;
    } finally {
      pending.delete(name);
    }
  };

  /** The value of a name is known: it was defined before, or it is an entry of a matrix that is known. */
  const isKnown = (name: string, node: Expression): boolean =>
    defined.has(name) ||
    known.names.has(name) ||
    decimal(name) !== undefined ||
    conventional(name) !== undefined ||
    (node.kind === 'subscript' && entryOf(node, scope) !== undefined) ||
    (node.kind === 'power' && entryOfSquares(node, scope) !== undefined);

  /** A list of data may be replaced under a new heading, and then whatever was worked out from the old one. */
  const mayChange = (name: string, { links }: ExpressionOf<'relation'>): boolean => {
    const definition = defined.get(name);
    if (definition === undefined) return false;
    return links[0].right.kind === 'list' ? headings > lastListAt : definition.epoch < epoch;
  };

  /** A row or column of an input, or all of its entries row by row, as they are or sorted. */
  const isGiven = (value: Value): boolean =>
    [...known.names.values()]
      .flatMap((given) => (isNumber(given) ? [] : [...given, ...transposed(given), given.flat()]))
      .some((line) => sameValue([line], value) || (line.every(isReal) && sameValue([line.toSorted(compare)], value)));

  /** The entries of a matrix that have been found one by one, beside those that it holds. */
  const entriesFound = (name: string, value: Value): readonly Pair[] => {
    if (isNumber(value)) return [];
    return value.flatMap((row, i) =>
      row.flatMap((entry, j): readonly Pair[] => {
        const names = [`${name}_${i + 1},${j + 1}`, `${name.toLowerCase()}_${i + 1},${j + 1}`];
        const found = names.map((entryName) => defined.get(entryName)).find((definition) => definition !== undefined);
        if (found === undefined) return [];
        found.isBorneOut = true;
        return [[found.value, entry]];
      }),
    );
  };

  return {
    scope,
    matrices,
    heading: () => {
      headings += 1;
    },
    mayDefine: (name, node) => !isKnown(name, node.first) || mayChange(name, node),
    define: (name, { links }, value) => {
      const [{ right }] = links;
      if (right.kind === 'list') {
        if (defined.has(name)) epoch += 1;
        lastListAt = headings;
      }
      const pairs = entriesFound(name, value);
      const isAnswer = isAnswered(known, [value]);
      const isDerived = links.some((link) => namesIn(link.right).length > 0);
      if (links.length === 1 && right.kind === 'list' && !isGiven(value) && !isAnswer) data.add(name);
      const definition = { value, isBorneOut: pairs.length > 0 || looked.has(name) || isAnswer || isDerived, epoch };
      defined.set(name, definition);
      definitions.push([name, definition]);
      return pairs;
    },
    give: (name, value) => {
      defined.set(name, { value, isBorneOut: true, epoch });
    },
    explain: (names) => {
      for (const name of names) explained.add(name);
    },
    complaints: () => [
      ...definitions
        .filter(([, { isBorneOut }]) => !isBorneOut)
        .map(([name]) => `nothing bears out the value of ${name}`),
      ...[...data].filter((name) => !explained.has(name)).map((name) => `nothing says what the list ${name} is`),
    ],
  };
}

/** The decimals that are written for the real entries, as those of complex ones are taken, so that they can be added. */
function inDecimals(rows: Rows): Rows {
  return rows.map((row) => row.map((entry) => (entry.kind === 'double' ? decimalOf(entry.value) : entry)));
}

/** The doubles next to the entries. */
function inDoubles(matrix: AnswerMatrix): AnswerMatrix {
  if (matrix.kind === 'float64') return matrix;
  const entries = Array.from({ length: matrix.rows * matrix.columns }, (_, place) => {
    const entry = scalarAt(matrix, place);
    return isComplex(entry) ? nearestComplex(entry) : { re: nearestDouble(entry), im: 0 };
  });
  const imaginary = entries.some(({ im }) => im !== 0) ? Float64Array.from(entries, ({ im }) => im) : null;
  return floatMatrix(
    matrix.rows,
    matrix.columns,
    Float64Array.from(entries, ({ re }) => re),
    imaginary,
  );
}

/** The number and the matrix of a term of a power formula: λ_2 and E_2 of the second. */
function termPart({ members }: Extract<Answer, { readonly kind: 'structure' }>, name: string): Answer | undefined {
  const found = /^([λE])_(\d+)$/.exec(name);
  const terms = members.find(([key]) => key === 'terms')?.[1];
  if (found === null || terms?.kind !== 'structures') return undefined;
  const term = terms.items[Number(found[2]) - 1];
  const wanted = found[1] === 'λ' ? 'base' : 'coefficient';
  return term?.kind === 'structure' ? term.members.find(([key]) => key === wanted)?.[1] : undefined;
}

/** The name in v₁ ≈ ..., with which a story goes on with decimals, and that of the vector that A makes of it. */
function decimalsIn(block: Block): readonly string[] {
  if (block.kind !== 'formula' || block.expression.kind !== 'relation') return [];
  const { first, links } = block.expression;
  if (links[0].comparison !== 'approximately') return [];
  const name = definedName(first, NOTHING);
  if (name === null) return [];
  const partner = { v: 'u', u: 'v' }[name[0]];
  return partner === undefined ? [name] : [name, `${partner}${name.slice(1)}`];
}

/** The parts of an answer whose columns, or entries, have names of their own. */
const COLUMNS: Readonly<Record<string, string>> = { u: 'U', v: 'V', q: 'Q', σ: 'singular_values' };

/** How far off a decimal may be that is worked out from rounded ones, beside the largest number of its column. */
const NEAR = 1e-5;

/** Whether it is a singular value that is zero. */
function isNought(answer: Answer, name: string): boolean {
  const value = name.startsWith('σ_') ? columnPart(answer, name) : undefined;
  return value !== undefined && isNumber(value) && value.kind === 'rational';
}

function columnPart(answer: Answer, name: string): Value | undefined {
  const found = /^([uvqσ])_(\d+)$/.exec(name);
  if (found === null || answer.kind !== 'structure') return undefined;
  const place = Number(found[2]) - 1;
  const part = answer.members.find(([key]) => key === COLUMNS[found[1]])?.[1];
  if (part?.kind === 'vector') {
    const value = place < part.entries.length ? nearestDouble(part.entries[place]) : null;
    return value === null ? undefined : value === 0 ? integer(0) : near([value])[0][0];
  }
  if (part?.kind !== 'matrix' || place >= part.matrix.columns) return undefined;
  const { matrix } = part;
  return near(
    Array.from({ length: matrix.rows }, (_, row) => nearestDouble(scalarAt(matrix, row * matrix.columns + place))),
  );
}

/** A column of numbers that are known to some digits. */
function near(column: readonly number[]): Rows {
  const slack = NEAR * Math.max(...column.map(Math.abs));
  return column.map((value) => [{ kind: 'double', value, slack }]);
}
