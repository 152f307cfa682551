// Story checking: whether everything that a story shows is true. The checker reads the finished blocks and nothing else of
// the algorithm that made them: formulas are evaluated, announced row operations are done again, tables are worked out from
// their headers, and claims are held to their facts. What cannot be evaluated is reported, never passed over.
// Above: the tests of operations/. Below: evaluation.ts, sentences.ts, document/.

import type { Answer } from '../catalogue/answer.ts';
import { type Block, foldBlock } from '../document/block.ts';
import type { Expression, ExpressionOf } from '../document/expression.ts';
import { partsOf } from '../document/parts.ts';
import type { Prose } from '../document/prose.ts';
import { integer, type Rational, rational, ZERO } from '../exact/rational.ts';
import { compares, entryOf, isTrue, nameWithIndices, type Scope, sameValue, valueOf, within } from './evaluation.ts';
import { add, multiply, numberOf, Unknown } from './exact-number.ts';
import { identityOf, isNumber, type Rows, rowsIn, type Value } from './matrix-facts.ts';
import { described, sentenceOf, uncoveredNumbers, unclaimedNumbers } from './sentences.ts';

/** What is known before the story begins. */
export interface Known {
  /** The inputs by the names that stories give them: A, B, b, k. */
  readonly names: ReadonlyMap<string, Value>;
  readonly answer: Answer;
  /** A value for the variable of polynomials. */
  readonly lambda: Rational;
}

/** What was found in a story. */
export interface Findings {
  /** How many relations, row operations, cells of tables and facts were evaluated. */
  readonly checked: number;
  /** What is false. */
  readonly wrong: readonly string[];
  /** What could not be evaluated, or stands outside the rules. */
  readonly unchecked: readonly string[];
  /** The words that no fact vouches for, claims replaced by [] and references by #. */
  readonly sentences: readonly string[];
}

/** Checks the blocks of a story in order, and then other sentences about the same question. */
export function checkStory(story: readonly Block[], known: Known, remarks: readonly Prose[] = []): Findings {
  const checker = checkerOf(story, known);
  for (const block of story) checker.block(block);
  for (const remark of remarks) checker.prose(remark);
  return checker.findings();
}

/** The names that may stand for any index in a general formula. */
const INDICES: readonly string[] = ['i', 'j', 'k', 'l', 'p', 'q', 'r'];

/** The names that may stand for any number in a general formula, and the numbers that are tried. */
const VARIABLES: ReadonlyMap<string, readonly Rational[]> = new Map(
  ['x', 'y', 'z', 't'].map((name) => [name, [rational(2n), rational(3n, 2n), rational(7n)]]),
);

/** General formulas are tried for this many values of their indices at most. */
const MOST_INSTANCES = 64;

interface Definition {
  readonly value: Value;
  /** How often data had been replaced when the name got its value. */
  readonly epoch: number;
}

function checkerOf(story: readonly Block[], known: Known) {
  const later = definitionsIn(story);
  const pending = new Set<string>();
  const defined = new Map<string, Definition>();
  const wrong: string[] = [];
  const unchecked: string[] = [];
  const sentences: string[] = [];
  /** The values seen in each of the story's main sections. */
  const seen: Value[][] = [[]];
  let checked = 0;
  let epoch = 0;
  let headings = 0;
  let lastListAt = 0;
  /** The matrix shown last, and what the operations announced since make of it. */
  let current: Rows | null = null;
  let next: Rows | null = null;

  const scope: Scope = {
    valueOf: (name) => {
      if (name === 'current') return current ?? undefined;
      if (name === 'next') return next ?? undefined;
      if (name === 'λ') return known.lambda;
      return defined.get(name)?.value ?? known.names.get(name) ?? conventional(name) ?? foreseen(name);
    },
    functionOf: (name) => later.functions.get(name),
  };

  /** I is the identity matrix of A's size; A has m rows and n columns, unless the story uses these letters for something else. */
  const conventional = (name: string): Value | undefined => {
    const a = known.names.get('A');
    if (a === undefined || isNumber(a)) return undefined;
    if (later.values.has(name) && known.answer.kind !== 'count' && known.answer.kind !== 'shape') return undefined;
    if (name === 'I') return identityOf(a.length);
    if (name === 'm') return integer(a.length);
    return name === 'n' ? integer(a[0].length) : undefined;
  };

  /** A name may be used before the line that defines it. */
  const foreseen = (name: string): Value | undefined => {
    const body = later.values.get(name);
    if (body === undefined || pending.has(name)) return undefined;
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

  const look = (what: () => void, at: () => string): void => {
    try {
      what();
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      unchecked.push(`${at()}: ${error.message}`);
    }
  };

  const hold = (holds: boolean, at: () => string): void => {
    checked += 1;
    if (!holds) wrong.push(at());
  };

  const formula = (expression: Expression): void => {
    const operations = rowOperationsIn(expression);
    if (operations.length > 0)
      return look(
        () => announce(operations),
        () => described(expression),
      );
    if (expression.kind === 'list' && expression.brackets === 'none') return expression.items.forEach(formula);
    if (expression.kind === 'relation')
      return look(
        () => relation(expression),
        () => described(expression),
      );
    if (expression.kind === 'table')
      return look(
        () => tableCells(expression),
        () => described(expression),
      );
    look(
      () => result(expression),
      () => described(expression),
    );
  };

  const announce = (operations: readonly ExpressionOf<'relation'>[]): void => {
    let rows: Rows = next ?? current ?? missing('no matrix to work on');
    for (const { first, links } of operations) {
      const [{ comparison, right }] = links;
      const there = within(scope, new Map<string, Value>([['current', rows]]));
      const target = rowIndex(first, scope);
      if (comparison === 'exchanges') {
        const other = rowIndex(right, scope);
        rows = rows.with(target, rows[other]).with(other, rows[target]);
      } else {
        const [row] = rowsIn(valueOf(right, there));
        if (row.length !== rows[target].length) throw new Unknown('a row of another length');
        rows = rows.with(target, row);
      }
      checked += 1;
    }
    next = rows;
  };

  /** A matrix on its own is what the announced operations give. */
  const result = (expression: Expression): void => {
    if (expression.kind !== 'matrix' && expression.kind !== 'grid') throw new Unknown('a formula that says nothing');
    const rows = rowsIn(valueOf(expression, scope));
    if (next === null) throw new Unknown('a matrix that no operation leads to');
    hold(sameValue(rows, next), () => `after the row operations: ${described(expression)}`);
    shown(rows);
  };

  const shown = (rows: Rows): void => {
    current = rows;
    next = null;
    note(rows);
  };

  const note = (value: Value): void => {
    seen[seen.length - 1].push(value);
  };

  const relation = (node: ExpressionOf<'relation'>): void => {
    const free = freeIndices(node, (name) => scope.valueOf(name) !== undefined);
    if (free.length > 0) return general(node, free);
    const name = definedName(node.first, scope);
    if (name !== null && (!isKnown(name, node.first) || mayChange(name, node))) return define(name, node);
    const members = [node.first, ...node.links.map(({ right }) => right)];
    const values = members.map((member) => valueOf(member, scope));
    node.links.forEach(({ comparison }, index) => {
      hold(compares(comparison, values[index], values[index + 1]), () => described(node));
    });
    values.forEach(note);
    showLast(members[members.length - 1], values[values.length - 1]);
  };

  /** The value of a name is known: it was defined before, or it is an entry of a matrix that is known. */
  const isKnown = (name: string, node: Expression): boolean =>
    defined.has(name) ||
    known.names.has(name) ||
    conventional(name) !== undefined ||
    (node.kind === 'subscript' && entryOf(node, scope) !== undefined);

  /** A list of data may be replaced under a new heading, and then whatever was worked out from the old one. */
  const mayChange = (name: string, { links }: ExpressionOf<'relation'>): boolean => {
    const definition = defined.get(name);
    if (definition === undefined) return false;
    return links[0].right.kind === 'list' ? headings > lastListAt : definition.epoch < epoch;
  };

  const define = (name: string, node: ExpressionOf<'relation'>): void => {
    const values = node.links.map(({ right }) => valueOf(right, scope));
    const [value] = values;
    node.links.slice(1).forEach(({ comparison }, index) => {
      hold(compares(comparison, values[index], values[index + 1]), () => described(node));
    });
    if (node.links[0].right.kind === 'list') {
      if (defined.has(name)) epoch += 1;
      lastListAt = headings;
    }
    defined.set(name, { value, epoch });
    agreeWithEntries(name, value, node);
    values.forEach(note);
    showLast(node.links[node.links.length - 1].right, values[values.length - 1]);
  };

  /** A matrix whose entries have been found one by one holds these. */
  const agreeWithEntries = (name: string, value: Value, node: Expression): void => {
    if (isNumber(value)) return;
    value.forEach((row, i) => {
      row.forEach((entry, j) => {
        const names = [`${name}_${i + 1},${j + 1}`, `${name.toLowerCase()}_${i + 1},${j + 1}`];
        const found = names.map((entryName) => defined.get(entryName)).find((definition) => definition !== undefined);
        if (found !== undefined) hold(sameValue(found.value, entry), () => described(node));
      });
    });
  };

  const showLast = (member: Expression, value: Value): void => {
    if ((member.kind !== 'matrix' && member.kind !== 'grid') || isNumber(value)) return;
    if (next !== null) hold(sameValue(value, next), () => `after the row operations: ${described(member)}`);
    shown(value);
  };

  /** A formula with free indices holds for all values that the named matrix has room for. */
  const general = (node: ExpressionOf<'relation'>, free: readonly string[]): void => {
    for (const names of instances(node, free, scope).slice(0, MOST_INSTANCES)) {
      hold(isTrue(node, within(scope, names)), () => described(node));
    }
  };

  const tableCells = ({ header, rows, totals }: ExpressionOf<'table'>): void => {
    const free = header.flatMap((title) => freeIndices(title, (name) => scope.valueOf(name) !== undefined));
    const values = rows.map((row, index) => {
      const there = within(scope, new Map(free.map((name) => [name, integer(index + 1)])));
      return row.map((cell, column) => {
        const value = valueOf(cell, scope);
        hold(sameValue(value, valueOf(header[column], there)), () => `row ${index + 1} of a table: ${described(cell)}`);
        return value;
      });
    });
    totals?.forEach((total, column) => {
      if (total === null) return;
      const sum = values.map((row) => row[column]).reduce((x, y) => (isNumber(x) && isNumber(y) ? add(x, y) : x));
      hold(sameValue(valueOf(total, scope), sum), () => `the total of a column: ${described(total)}`);
      note(sum);
    });
  };

  const prose = (text: Prose): void => {
    const sentence = sentenceOf(text);
    if (/[A-Za-z]/.test(sentence.replaceAll('[]', ''))) sentences.push(sentence);
    for (const complaint of unclaimedNumbers(text)) unchecked.push(complaint);
    for (const piece of text) {
      if (typeof piece === 'string') continue;
      if (piece.kind === 'relation') formula(piece);
      if (piece.kind !== 'claim') continue;
      for (const complaint of uncoveredNumbers(piece)) unchecked.push(complaint);
      for (const fact of piece.facts) {
        look(
          () => {
            hold(isTrue(fact, scope), () => `${sentenceOf(piece.text)}: ${described(fact)}`);
            factValues(fact).forEach(note);
          },
          () => `${sentenceOf(piece.text)}: ${described(fact)}`,
        );
      }
    }
  };

  const factValues = (fact: Expression): readonly Value[] =>
    fact.kind === 'relation' ? [valueOf(fact.first, scope)] : [];

  return {
    block: (block: Block): void => {
      foldBlock<typeof block.kind, void>(block, {
        heading: ({ level, text }) => {
          headings += 1;
          if (level === 1) seen.push([]);
          prose(text);
        },
        formula: ({ expression }) => formula(expression),
        prose: ({ text }) => prose(text),
        rule: () => undefined,
      });
      if (block.explain !== null) prose(block.explain);
    },
    prose,
    findings: (): Findings => {
      if (next !== null) unchecked.push('row operations whose result is not shown');
      const last = seen.slice(-2).flat();
      if (!isAnswered(known, last)) unchecked.push('the answer does not stand at the end');
      return { checked, wrong, unchecked, sentences };
    },
  };
}

function missing(reason: string): never {
  throw new Unknown(reason);
}

/** The first definition of each name in a story, and of each function of one variable. */
function definitionsIn(story: readonly Block[]) {
  const values = new Map<string, Expression>();
  const functions = new Map<string, { readonly parameter: string; readonly body: Expression }>();
  const collect = (expression: Expression): void => {
    if (expression.kind === 'list') return expression.items.forEach(collect);
    if (expression.kind !== 'relation' || expression.links[0].comparison !== 'equal') return;
    const { first, links } = expression;
    if (first.kind === 'apply' && first.arguments.length === 1 && first.arguments[0].kind === 'symbol') {
      if (!functions.has(first.name)) {
        functions.set(first.name, { parameter: first.arguments[0].name, body: links[0].right });
      }
    }
    const name = definedName(first, NOTHING);
    const exact = links.filter(({ comparison }) => comparison === 'equal');
    if (name !== null && !values.has(name)) values.set(name, exact[exact.length - 1].right);
  };
  for (const block of story) if (block.kind === 'formula') collect(block.expression);
  return { values, functions };
}

const NOTHING: Scope = { valueOf: () => undefined, functionOf: () => undefined };

/** The name that a line gives a value to; null where its left side is no plain name. */
function definedName(first: Expression, scope: Scope): string | null {
  if (first.kind === 'symbol') return first.name;
  if (first.kind !== 'subscript' || first.base.kind !== 'symbol' || first.base.name === 'R') return null;
  try {
    return nameWithIndices(first, scope);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

function rowOperationsIn(expression: Expression): readonly ExpressionOf<'relation'>[] {
  const lines = expression.kind === 'list' ? expression.items : [expression];
  return lines
    .filter((line) => line.kind === 'relation')
    .filter(({ links }) => links[0].comparison === 'becomes' || links[0].comparison === 'exchanges');
}

/** The 0-based row that R_i names. */
function rowIndex(expression: Expression, scope: Scope): number {
  if (expression.kind !== 'subscript' || expression.base.kind !== 'symbol' || expression.base.name !== 'R') {
    throw new Unknown(`${described(expression)} names no row`);
  }
  return Number(nameWithIndices(expression, scope)?.slice('R_'.length)) - 1;
}

/** The index letters and variables without a value that an expression holds. */
function freeIndices(expression: Expression, hasValue: (name: string) => boolean): readonly string[] {
  if (expression.kind === 'symbol') {
    return (INDICES.includes(expression.name) || VARIABLES.has(expression.name)) && !hasValue(expression.name)
      ? [expression.name]
      : [];
  }
  const inside =
    expression.kind === 'series' ? (name: string): boolean => name === expression.index || hasValue(name) : hasValue;
  return [...new Set(partsOf(expression).flatMap((part) => freeIndices(part, inside)))];
}

/** All values of free indices for which the indexed names exist. @throws Unknown where nothing bounds an index */
function instances(
  node: ExpressionOf<'relation'>,
  free: readonly string[],
  scope: Scope,
): readonly ReadonlyMap<string, Value>[] {
  return free.reduce<readonly ReadonlyMap<string, Value>[]>(
    (known, name) => {
      const values = VARIABLES.get(name);
      if (values !== undefined)
        return known.flatMap((names) => values.map((value) => new Map([...names, [name, value]])));
      const bound = boundOf(node.first, name, scope) ?? boundOf(node, name, scope) ?? missing(`nothing bounds ${name}`);
      return known.flatMap((names) =>
        Array.from({ length: bound }, (_, index) => new Map([...names, [name, integer(index + 1)]])),
      );
    },
    [new Map()],
  );
}

/** How far an index can go: the side of the matrix, or the length of the list, whose index it is. */
function boundOf(expression: Expression, name: string, scope: Scope): number | null {
  if (expression.kind === 'subscript' && expression.base.kind === 'symbol') {
    const position = expression.indices.findIndex((index) => index.kind === 'symbol' && index.name === name);
    const base = expression.base.name;
    const value =
      expression.indices.length === 2
        ? (scope.valueOf(base.toUpperCase()) ?? scope.valueOf(base))
        : base === 'R'
          ? scope.valueOf('current')
          : (scope.valueOf(base) ?? scope.valueOf(base.toUpperCase()));
    if (position !== -1 && value !== undefined && !isNumber(value)) {
      if (expression.indices.length === 2 || base === 'R') return position === 0 ? value.length : value[0].length;
      return value.flat().length;
    }
  }
  const bounds = partsOf(expression)
    .map((part) => boundOf(part, name, scope))
    .filter((bound) => bound !== null);
  return bounds.length === 0 ? null : Math.min(...bounds);
}

/** Whether the answer is among the values. */
function isAnswered({ answer, lambda }: Known, values: readonly Value[]): boolean {
  const has = (wanted: Value): boolean =>
    values.some((value) => isNumber(value) === isNumber(wanted) && sameValue(value, wanted));
  switch (answer.kind) {
    case 'matrix':
      return has(valueOf({ kind: 'matrix', matrix: answer.matrix, marks: null }, NOTHING));
    case 'vector':
      return has([answer.entries.map(numberOf)]);
    case 'scalar':
      return has(numberOf(answer.value));
    case 'count':
      return has(integer(answer.value));
    case 'shape':
      return has(integer(answer.rows)) && has(integer(answer.columns));
    case 'polynomial':
      return has(answer.coefficients.map(numberOf).reduce((sum, c) => add(multiply(sum, lambda), c), ZERO));
    case 'record':
      return false;
  }
}
