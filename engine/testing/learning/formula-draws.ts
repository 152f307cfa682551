// Formula draws: values for the letters of a formula, many times over, and what its names stand for with each of them.

import type { Expression } from '../../document/expression.ts';
import { integer, ZERO } from '../../exact/rational.ts';
import { type Domain, foldDomain, type DomainKind, type DomainOf, type Size } from '../../learning/domain.ts';
import type { Variable } from '../../learning/learn.ts';
import { type Random, randomOf } from '../../learning/random.ts';
import { type Answered, answerTo, functionAnswer, type Lookup } from './catalogue-values.ts';
import { drawNumber, drawNumbers, drawRows } from './domain-values.ts';
import { type Scope, valueOf, within } from '../evaluation/evaluation.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { INDEX_LETTERS } from '../evaluation/general-formulas.ts';
import { indexedNames, lettersIn } from './letters.ts';
import { identityOf, isNumber, type Value } from '../evaluation/matrix-facts.ts';

/** So often are values drawn; each size occurs as often as the others. */
const DRAWS = 12;

/** Numbers that may be anything are 0 so often: a formula that divides by one is found out. */
const ZERO_EVERY = 6;

const SEED = 20260101;
const LARGEST_SIZE = 4;

/** Of one draw so many choices of the declared indices are tried at most. */
const MOST_CHOICES = 64;

/** One choice of values, with a scope for each choice of the indices. */
export interface Draw {
  readonly scopes: readonly Scope[];
  /** The sizes, for reports: "m = 2, n = 3". */
  readonly sizes: string;
}

/** Draws for the letters of some expressions. @throws Unknown where a domain has no values */
export function drawsOf(
  variables: readonly Variable[],
  expressions: readonly Expression[],
  lookup: Lookup,
): readonly Draw[] {
  const random = randomOf(SEED);
  const orders = new Map<string, readonly number[]>();
  return Array.from({ length: DRAWS }, (_, round) => {
    if (round % LARGEST_SIZE === 0) {
      for (const letter of sizeLetters(variables)) orders.set(letter, random.shuffled(sizesFor(letter, variables)));
    }
    const sizes = new Map([...orders].map(([letter, order]) => [letter, order[round % order.length]]));
    return drawOnce(variables, expressions, lookup, random, sizes, round);
  });
}

/** The letters that shapes are written with. */
export function sizeLetters(variables: readonly Variable[]): readonly string[] {
  const declared = variables.filter(({ domain }) => domain.kind === 'size').map(({ name }) => name);
  const used = variables.flatMap(({ domain }) => sizesIn(domain)).filter((size) => typeof size === 'string');
  return [...new Set([...declared, ...used])];
}

function sizesIn(domain: Domain): readonly Size[] {
  return foldDomain<DomainKind, readonly Size[]>(domain, {
    matrix: ({ rows, columns }) => [rows, columns],
    list: ({ length }) => [length],
    index: ({ upTo }) => [upTo],
    number: () => [],
    whole: () => [],
    size: () => [],
    value: () => [],
    answer: () => [],
  });
}

/** A size goes from 1 to 4, unless the letter is declared as a whole number between other bounds. */
function sizesFor(letter: string, variables: readonly Variable[]): readonly number[] {
  const domain = variables.find(({ name }) => name === letter)?.domain;
  const [from, to] = domain?.kind === 'whole' ? [domain.from, domain.to] : [1, LARGEST_SIZE];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function drawOnce(
  variables: readonly Variable[],
  expressions: readonly Expression[],
  lookup: Lookup,
  random: Random,
  sizes: ReadonlyMap<string, number>,
  round: number,
): Draw {
  const sizeOf = (size: Size): number => (typeof size === 'number' ? size : (sizes.get(size) ?? 1));
  const values = new Map<string, Value>([...sizes].map(([letter, size]) => [letter, integer(size)]));
  const indices: (readonly [name: string, upTo: number])[] = [];
  for (const { name, domain } of variables) {
    const isZero = round % ZERO_EVERY === ZERO_EVERY - 1 && domain.kind === 'number' && domain.sort === 'any';
    const drawn = isZero ? ZERO : drawnValue(domain, random, sizeOf);
    if (domain.kind === 'index') indices.push([name, sizeOf(domain.upTo)]);
    else if (drawn !== null && !values.has(name)) values.set(name, drawn);
  }
  const derived = new Map<string, Value>();
  const scopes = choicesOf(indices).map((choice) =>
    scopeOf(variables, expressions, lookup, new Map([...values, ...choice]), choice.size === 0 ? derived : new Map()),
  );
  return { scopes, sizes: [...sizes].map(([letter, size]) => `${letter} = ${size}`).join(', ') };
}

/** The value of a letter that depends on no other; null for one that does, and for sizes and indices. */
function drawnValue(domain: Domain, random: Random, sizeOf: (size: Size) => number): Value | null {
  return foldDomain<DomainKind, Value | null>(domain, {
    matrix: ({ rows, columns, sort }) => drawRows(random, sizeOf(rows), sizeOf(columns), sort),
    list: ({ length, sort }) => [drawNumbers(random, sizeOf(length), sort)],
    number: ({ sort }) => drawNumber(random, sort),
    whole: ({ from, to }) => integer(random.integer(from, to)),
    index: () => null,
    size: () => null,
    value: () => null,
    answer: () => null,
  });
}

function choicesOf(indices: readonly (readonly [name: string, upTo: number])[]): readonly ReadonlyMap<string, Value>[] {
  const all = indices.reduce<readonly ReadonlyMap<string, Value>[]>(
    (known, [name, upTo]) =>
      known.flatMap((choice) =>
        Array.from({ length: upTo }, (_, place) => new Map([...choice, [name, integer(place + 1)]])),
      ),
    [new Map()],
  );
  const step = Math.max(1, all.length / MOST_CHOICES);
  return Array.from({ length: Math.min(all.length, MOST_CHOICES) }, (_, place) => all[Math.floor(place * step)]);
}

/** What the names of a formula stand for: drawn values, letters that are worked out from others, and conventions. */
function scopeOf(
  variables: readonly Variable[],
  expressions: readonly Expression[],
  lookup: Lookup,
  drawn: ReadonlyMap<string, Value>,
  derived: Map<string, Value>,
): Scope {
  const declared = new Map(variables.map((variable) => [variable.name, variable]));
  const families = familiesOf(variables, expressions);
  const pending = new Set<string>();
  const squares = variables.flatMap(({ name, domain }) => {
    const isSquare = domain.kind === 'matrix' && domain.rows === domain.columns;
    const value = isSquare ? drawn.get(name) : undefined;
    return value === undefined ? [] : [value];
  });

  const answerOf = (domain: DomainOf<'answer'>): Answered =>
    answerTo(
      lookup,
      domain.operation,
      Object.entries(domain.fields).map(([field, given]) => {
        const value = typeof given === 'string' ? scope.valueOf(given) : undefined;
        const isLetter = typeof given === 'string' && value !== undefined;
        return [field, isLetter ? { kind: 'value', value } : { kind: 'written', written: given }];
      }),
      domain.part,
    );

  const derive = (name: string, domain: Domain): Value | undefined => {
    if (domain.kind === 'value') return families.has(name) ? undefined : valueOf(domain.of, scope);
    if (domain.kind !== 'answer') return undefined;
    const answer = answerOf(domain);
    return answer.kind === 'value' ? answer.value : undefined;
  };

  /** M_1,2 of a letter M that is declared for the indices i and j. */
  const member = (name: string): Value | undefined => {
    const [letter, places] = name.split('_');
    const family = families.get(letter);
    if (family === undefined || places === undefined) return undefined;
    const numbers = places.split(',').map((place) => integer(Number(place)));
    if (numbers.length !== family.indices.length) return undefined;
    return valueOf(family.of, within(scope, new Map(family.indices.map((index, k) => [index, numbers[k]]))));
  };

  const scope: Scope = {
    valueOf: (name) => {
      const known = drawn.get(name) ?? derived.get(name);
      if (known !== undefined) return known;
      const variable = declared.get(name);
      if (variable === undefined) return conventionalValue(name, drawn, squares) ?? member(name);
      if (pending.has(name)) throw new Unknown(`${name} is declared by itself`);
      pending.add(name);
      try {
        const value = derive(name, variable.domain);
        if (value !== undefined) derived.set(name, value);
        return value;
      } finally {
        pending.delete(name);
      }
    },
    functionOf: (name) => {
      const domain = declared.get(name)?.domain;
      if (domain?.kind === 'value') return functionBody(domain.of);
      if (domain?.kind !== 'answer') return undefined;
      const answer = answerOf(domain);
      return answer.kind === 'polynomial' ? { parameter: 'λ', body: answer.body } : undefined;
    },
    answerOf: (name, values) => functionAnswer(lookup, name, values),
  };
  return scope;
}

/**
 * I is the identity matrix of the one size that the square matrices have, I_3 that of size 3. R_i is row i of A, and m and n
 * are its numbers of rows and columns.
 */
export function conventionalValue(
  name: string,
  known: ReadonlyMap<string, Value>,
  squares: readonly Value[],
): Value | undefined {
  const named = /^I_(\d+)$/.exec(name);
  if (named !== null) return identityOf(Number(named[1]));
  if (name === 'I') {
    const sides = squares.map((square) => (isNumber(square) ? 1 : square.length));
    return sides.length === 0 || sides.some((side) => side !== sides[0]) ? undefined : identityOf(sides[0]);
  }
  const a = known.get('A');
  if (name === 'current') return a;
  if (a === undefined || isNumber(a)) return undefined;
  if (name === 'm') return integer(a.length);
  return name === 'n' ? integer(a[0].length) : undefined;
}

/** The letters that are declared for free indices and used with indices: M_ij, the minor at each place. */
function familiesOf(variables: readonly Variable[], expressions: readonly Expression[]) {
  const others = variables.flatMap(({ domain }) => (domain.kind === 'value' ? [domain.of] : []));
  const used = indexedNames([...expressions, ...others]);
  const isIndex = (name: string): boolean => {
    const declared = variables.find((variable) => variable.name === name)?.domain.kind;
    return INDEX_LETTERS.includes(name) && (declared === undefined || declared === 'index');
  };
  const families = new Map<string, { readonly indices: readonly string[]; readonly of: Expression }>();
  for (const { name, domain } of variables) {
    if (domain.kind !== 'value' || !used.has(name)) continue;
    const letters = lettersIn(domain.of).flatMap((letter) => (letter.use === 'name' ? letter.names : []));
    const indices = INDEX_LETTERS.filter((letter) => letters.includes(letter) && isIndex(letter));
    if (indices.length > 0) families.set(name, { indices, of: domain.of });
  }
  return families;
}

/** A function of λ, or else of t or x. */
function functionBody(of: Expression): { readonly parameter: string; readonly body: Expression } | undefined {
  const letters = lettersIn(of).flatMap(({ names }) => names);
  const parameter = ['λ', 't', 'x'].find((letter) => letters.includes(letter));
  return parameter === undefined ? undefined : { parameter, body: of };
}
