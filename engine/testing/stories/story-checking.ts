// Story checking: whether everything that a story shows is true. The checker reads the finished blocks and nothing else of
// the algorithm that made them: formulas are evaluated, announced row operations are done again, tables are worked out from
// their headers, and claims are held to their facts. What cannot be evaluated is reported, never passed over.

import { type Block, foldBlock } from '../../document/block.ts';
import type { Drawing } from '../../document/drawing.ts';
import type { Expression, ExpressionOf } from '../../document/expression.ts';
import type { Claim, Prose } from '../../document/prose.ts';
import { absolute, fractionText, integer } from '../../exact/rational.ts';
import { isAnswered, type Known } from './conclusion.ts';
import { holdsRelation, isIdle, listsIn, marksFit, matricesIn, membersOf, namesIn } from '../evaluation/contents.ts';
import { definedName } from '../evaluation/definitions.ts';
import { compares, isTrue, type Scope, sameValue, valueOf, within } from '../evaluation/evaluation.ts';
import { add, isZero as isNought, negate, numberOf, Unknown } from '../evaluation/exact-number.ts';
import { entryOfSum, readRootSum } from '../../exact/root-sums.ts';
import { freeIndices, instances } from '../evaluation/general-formulas.ts';
import { isNumber, numberIn, type Rows, rowsIn, type Value } from '../evaluation/matrix-facts.ts';
import { shownIn } from './drawing-checking.ts';
import { blockIsAboutExponents, exponentBound, exponentScopes, isAboutExponents, termValues } from './exponents.ts';
import { operated, rowOperationsIn } from './row-operations.ts';
import { straysIn, strayReferences } from './references.ts';
import {
  described,
  literalsIn,
  sentenceOf,
  uncoveredNames,
  uncoveredNumbers,
  unclaimedNumbers,
} from '../evaluation/sentences.ts';
import {
  followsFromRows,
  followsFromSystem,
  isColumnOfUnknowns,
  isEquationOfRows,
  isEquationOfSystem,
  isSystemInOrder,
  isWholeSystem,
} from './system-equations.ts';
import { storyNames } from './story-names.ts';

/** Whether a text with a root or i in it writes a number of the question, or its negative. */
function isWrittenAs(literal: string, value: Value): boolean {
  const sum = readRootSum(literal);
  const written = sum === null ? null : entryOfSum(sum);
  if (written === null || written.kind === 'rational' || !isNumber(value)) return false;
  const number = numberOf(written);
  return isNought(add(value, number)) || isNought(add(value, negate(number)));
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

/** Checks the blocks of a story in order, then other sentences about the same question, and before them the task, if it is given. */
export function checkStory(
  story: readonly Block[],
  known: Known,
  notes: readonly Prose[] = [],
  task: Prose | null = null,
): Findings {
  const checker = checkerOf(story, known);
  if (task !== null) checker.task(task);
  for (const block of story) checker.block(block);
  for (const note of notes) checker.prose(note);
  const findings = checker.findings();
  const alone = task === null ? notes : [task, ...notes];
  const stray = [...strayReferences(story), ...alone.flatMap(straysIn)];
  return { ...findings, unchecked: [...findings.unchecked, ...stray] };
}

function checkerOf(story: readonly Block[], known: Known) {
  const names = storyNames(story, known);
  const { scope, matrices } = names;
  /** Lists that facts speak of without a name. */
  const spokenOf: { readonly value: Value; readonly at: () => string }[] = [];
  const wrong: string[] = [];
  const unchecked: string[] = [];
  const sentences: string[] = [];
  /** The values seen in each of the story's main sections. */
  const seen: Value[][] = [[]];
  /** Whether n is an exponent in this story, and the smallest for which its formulas hold. */
  const hasExponents = story.some(blockIsAboutExponents);
  let leastExponent = 0;
  const definesUnknowns = story.some((block) => block.kind === 'formula' && isColumnOfUnknowns(block.expression));
  let checked = 0;

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
    if (!marksFit(expression)) unchecked.push(`marks outside of a matrix, or of two of them: ${described(expression)}`);
    const operations = rowOperationsIn(expression);
    if (operations.length > 0)
      return look(
        () => announce(operations),
        () => described(expression),
      );
    if (expression.kind === 'list' && isWholeSystem(expression, known.names))
      return hold(isSystemInOrder(expression, known.names, scope), () => `another system: ${described(expression)}`);
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
    const rows = matrices.next ?? matrices.current ?? missing('no matrix to work on');
    matrices.next = operated(rows, operations, scope);
    checked += operations.length;
  };

  /** A matrix on its own is what the announced operations give. */
  const result = (expression: Expression): void => {
    if (expression.kind !== 'matrix' && expression.kind !== 'grid') throw new Unknown('a formula that says nothing');
    const rows = rowsIn(valueOf(expression, scope));
    if (matrices.next === null) throw new Unknown('a matrix that no operation leads to');
    hold(sameValue(rows, matrices.next), () => `after the row operations: ${described(expression)}`);
    shown(rows);
  };

  const shown = (rows: Rows): void => {
    matrices.current = rows;
    matrices.next = null;
    note(rows);
  };

  const note = (value: Value): void => {
    seen[seen.length - 1].push(value);
  };

  const relation = (node: ExpressionOf<'relation'>): void => {
    if (isEquationOfSystem(node, known.names)) {
      return hold(followsFromSystem(node, known.names, scope), () => `no equation of the system: ${described(node)}`);
    }
    if (!definesUnknowns && scope.valueOf('x') === undefined && isEquationOfRows(node, known.names)) {
      const rows = matrices.current ?? missing('equations of no matrix');
      const follows = followsFromRows(node, rows, known.names, scope);
      return hold(follows, () => `no equation of the matrix shown last: ${described(node)}`);
    }
    if (isAboutExponents(node)) return inExponents(node);
    const bound = hasExponents ? exponentBound(node, scope) : null;
    if (bound !== null) {
      leastExponent = bound;
      return note(integer(bound));
    }
    const free = freeIndices(node, (name) => scope.valueOf(name) !== undefined);
    if (free.length > 0) return general(node, free);
    const name = definedName(node.first, scope);
    const isDefinition = name !== null && node.links[0].comparison === 'equal';
    if (isDefinition && names.mayDefine(name, node)) return define(name, node);
    const members = membersOf(node);
    const values = members.map((member) => valueOf(member, scope));
    node.links.forEach(({ comparison }, index) => {
      hold(compares(comparison, values[index], values[index + 1]), () => described(node));
    });
    values.forEach(note);
    showLast(members[members.length - 1], values[values.length - 1]);
  };

  /** A formula in the exponent n. */
  const inExponents = (node: ExpressionOf<'relation'>): void => {
    hold(
      exponentScopes(scope, leastExponent).every((there) => isTrue(node, there)),
      () => described(node),
    );
    for (const member of membersOf(node)) termValues(member, scope).forEach(note);
  };

  const define = (name: string, node: ExpressionOf<'relation'>): void => {
    const values = node.links.map(({ right }) => valueOf(right, scope));
    const [value] = values;
    node.links.slice(1).forEach(({ comparison }, index) => {
      hold(compares(comparison, values[index], values[index + 1]), () => described(node));
    });
    for (const [found, entry] of names.define(name, node, value)) hold(sameValue(found, entry), () => described(node));
    values.forEach(note);
    showLast(node.links[node.links.length - 1].right, values[values.length - 1]);
  };

  const showLast = (member: Expression, value: Value): void => {
    if ((member.kind !== 'matrix' && member.kind !== 'grid') || isNumber(value)) return;
    if (matrices.next !== null)
      hold(sameValue(value, matrices.next), () => `after the row operations: ${described(member)}`);
    shown(value);
  };

  /**
   * A formula with free indices holds for all values that the named matrix has room for. A name without a value gets it here:
   * μ_3 by a formula for μ_j.
   */
  const general = (node: ExpressionOf<'relation'>, free: readonly string[]): void => {
    names.explain(namesIn(node));
    for (const indices of instances([node.first, node], free, scope)) {
      const there = within(scope, indices);
      const name = definedName(node.first, there);
      if (name !== null && !isValued(node.first, there)) names.give(name, valueOf(node.links[0].right, there));
      hold(isTrue(node, there), () => described(node));
    }
  };

  const tableCells = ({ header, rows, totals }: ExpressionOf<'table'>): void => {
    const indices = header.flatMap((title) => freeIndices(title, (name) => scope.valueOf(name) !== undefined));
    const free = [...new Set(indices)];
    if (rows.length === 0) throw new Unknown('a table without rows');
    if (free.length > 0 && rows.length !== instances(header, free, scope).length) {
      throw new Unknown('a table with more or fewer rows than there are values');
    }
    const values = rows.map((row, index) => {
      if (row.length !== header.length)
        throw new Unknown('a row of a table that is no longer or shorter than its heading');
      const there = within(scope, new Map(free.map((name) => [name, integer(index + 1)])));
      return row.map((cell, column) => {
        const value = valueOf(cell, scope);
        hold(sameValue(value, valueOf(header[column], there)), () => `row ${index + 1} of a table: ${described(cell)}`);
        return value;
      });
    });
    totals?.forEach((total, column) => {
      if (total === null) return;
      const sum = values.map((row) => row[column]).reduce((x, y) => add(numberIn(x), numberIn(y)));
      hold(sameValue(valueOf(total, scope), sum), () => `the total of a column: ${described(total)}`);
      note(sum);
    });
  };

  const drawn = (drawing: Drawing): void => {
    for (const { at, holds } of shownIn(drawing, scope)) {
      look(
        () => hold(holds(), () => at),
        () => at,
      );
    }
  };

  const prose = (text: Prose): void => {
    const sentence = sentenceOf(text);
    if (/[A-Za-z]/.test(sentence.replaceAll('[]', ''))) sentences.push(sentence);
    for (const complaint of unclaimedNumbers(text)) unchecked.push(complaint);
    pieces(text);
  };

  /** Relations and claims, wherever they stand in the words. */
  const pieces = (text: Prose): void => {
    for (const piece of text) {
      if (typeof piece === 'string') continue;
      if (piece.kind === 'claim') claimed(piece);
      else if (piece.kind === 'relation') formula(piece);
      else if (holdsRelation(piece)) unchecked.push(`a relation inside of ${described(piece)}`);
    }
  };

  /** A task shows all matrices that were given, and no others; its numbers are given too. */
  const task = (text: Prose): void => {
    pieces(text);
    const given = [...known.names]
      .filter(([name]) => (name !== 'B' || !known.names.has('b')) && !name.startsWith('unknown '))
      .map(([, value]) => value);
    const numbers = given
      .filter(isNumber)
      .flatMap((value) => (value.kind === 'rational' ? [fractionText(value), fractionText(absolute(value))] : []));
    const isInput = (literal: string): boolean =>
      literal.startsWith('matrix') || numbers.includes(literal) || given.some((value) => isWrittenAs(literal, value));
    unchecked.push(...unclaimedNumbers(text, isInput));
    const shownMatrices = matricesIn(text).map((matrix) => valueOf(matrix, scope));
    const givenMatrices = given.filter((value) => !isNumber(value));
    for (const value of shownMatrices)
      hold(
        givenMatrices.some((other) => sameValue(other, value)),
        () => 'the task shows another matrix',
      );
    // A system of equations is shown as such, and each equation is checked.
    const isSystem = shownMatrices.length === 0 && [...known.names.keys()].some((name) => name.startsWith('unknown '));
    for (const value of isSystem ? [] : givenMatrices)
      hold(
        shownMatrices.some((other) => sameValue(other, value)),
        () => 'the task does not show a matrix that is given',
      );
  };

  const claimed = (piece: Claim): void => {
    const { text, facts } = piece;
    pieces(text);
    for (const complaint of [...uncoveredNumbers(piece), ...uncoveredNames(piece)]) unchecked.push(complaint);
    if (facts.length === 0) unchecked.push(`a claim without facts: ${sentenceOf(text)}`);
    for (const fact of facts) {
      const at = (): string => `${sentenceOf(text)}: ${described(fact)}`;
      names.explain(namesExplained(fact, scope));
      if (isIdle(fact)) unchecked.push(`a fact that holds whatever is said: ${at()}`);
      look(() => {
        hold(isTrue(fact, scope), at);
        if (namesIn(fact).length === 0) aboutNumbers(fact, text, at);
        factValues(fact).forEach(note);
      }, at);
    }
  };

  /** A fact that names nothing is about the numbers in the words, or about a list that stands on the page. */
  const aboutNumbers = (fact: Expression, text: Prose, at: () => string): void => {
    const stated = text.flatMap((piece) =>
      typeof piece === 'string' || piece.kind === 'claim' ? [] : literalsIn(piece),
    );
    if (literalsIn(fact).some((literal) => stated.includes(literal))) return;
    const lists = listsIn(fact);
    if (lists.length === 0) throw new Unknown('a fact about numbers that stand nowhere');
    for (const list of lists) spokenOf.push({ value: valueOf(list, scope), at });
  };

  const factValues = (fact: Expression): readonly Value[] =>
    fact.kind === 'relation' ? [valueOf(fact.first, scope)] : [];

  return {
    block: (block: Block): void => {
      foldBlock<typeof block.kind, void>(block, {
        heading: ({ level, text }) => {
          names.heading();
          if (level === 1) seen.push([]);
          prose(text);
        },
        formula: ({ expression }) => formula(expression),
        prose: ({ text }) => prose(text),
        figure: ({ drawing, text }) => {
          drawn(drawing);
          prose(text);
        },
        rule: () => undefined,
      });
      if (block.explain !== null) prose(block.explain);
    },
    task,
    prose,
    findings: (): Findings => {
      if (matrices.next !== null) unchecked.push('row operations whose result is not shown');
      unchecked.push(...names.complaints());
      const shownValues = seen.flat();
      for (const { value, at } of spokenOf) {
        if (!shownValues.some((other) => !isNumber(other) && sameValue(other, value))) {
          unchecked.push(`numbers that stand nowhere: ${at()}`);
        }
      }
      const last = seen.slice(-2).flat();
      if (!isAnswered(known, last)) unchecked.push('the answer does not stand at the end');
      return { checked, wrong, unchecked, sentences };
    },
  };
}

/** The names that a fact says something of. An indexed name is meant only where the fact says what it equals. */
function namesExplained(fact: Expression, scope: Scope): readonly string[] {
  const symbols = membersOf(fact).flatMap((member) => (member.kind === 'symbol' ? [member.name] : []));
  const isOfIndexed =
    fact.kind === 'relation' && fact.first.kind === 'subscript' && fact.links[0].comparison === 'equal';
  return isOfIndexed ? [definedName(fact.first, scope) ?? '', ...symbols] : symbols;
}

function isValued(expression: Expression, scope: Scope): boolean {
  try {
    valueOf(expression, scope);
    return true;
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}

function missing(reason: string): never {
  throw new Unknown(reason);
}
