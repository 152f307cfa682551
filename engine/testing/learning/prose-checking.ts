// Prose checking: whether the relations and claims in one text of the learning content are true. A relation may give a name
// its value for the rest of the text, and one about letters alone is tried with matrices and numbers of all sorts.

import { type Expression, type ExpressionOf, symbol } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Claim, Prose } from '../../document/prose.ts';
import { type Domain, listDomain, matrixDomain, numberDomain, sizeDomain, valueDomain } from '../../learning/domain.ts';
import type { Variable } from '../../learning/learn.ts';
import type { Lookup } from './catalogue-values.ts';
import { holdsRelation, isIdle, membersOf } from '../evaluation/contents.ts';
import { definedName, NOTHING } from '../evaluation/definitions.ts';
import { isTrue, type Scope, valueOf, within } from '../evaluation/evaluation.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { objectionTo } from './formula-checking.ts';
import { drawsOf } from './formula-draws.ts';
import { textOf } from './learn-prose.ts';
import { freeIndices, instances } from '../evaluation/general-formulas.ts';
import { isConventional, type Letter, lettersIn } from './letters.ts';
import type { Value } from '../evaluation/matrix-facts.ts';
import { described, literalsIn, sentenceOf, uncoveredNumbers } from '../evaluation/sentences.ts';
import { isInstruction, isTrueStatement, reasonOf, wordsOfFacts } from './statement-checking.ts';

/** What is known where a text stands. */
export interface ProsePlace {
  /** The scopes in which its relations must hold: one, or one for each draw of a formula's letters. */
  readonly scopes: readonly Scope[];
  readonly lookup: Lookup;
  /** Relations that are known to hold elsewhere in the content. */
  readonly proved: ReadonlySet<string>;
  /** A belief of learners may be false. */
  readonly mayBeFalse: boolean;
}

export interface ProseFindings {
  /** The relations and facts that were evaluated. */
  readonly checked: number;
  /** Those among them that hold numbers or matrices, and were not merely given. */
  readonly withNumbers: number;
  /** Relations that were taken for conditions by the word before them, and not evaluated. */
  readonly conditions: readonly string[];
  readonly complaints: readonly string[];
}

export function checkProse(prose: Prose, place: ProsePlace): ProseFindings {
  const found = place.scopes.map((scope) => checkedIn(prose, scope, place));
  const [first] = found;
  const inWords = place.mayBeFalse ? [] : spelledNumbersIn(prose);
  const digits = [...digitsIn(prose), ...inWords].map(
    (text) => `a number stands in the words "${text}": write it as \${...}`,
  );
  return {
    checked: first.checked,
    withNumbers: first.withNumbers,
    conditions: first.conditions,
    complaints: [...digits, ...(found.find(({ complaints }) => complaints.length > 0)?.complaints ?? [])],
  };
}

/** The literal strings that hold a digit, as it stands or raised or lowered. */
function digitsIn(prose: Prose): readonly string[] {
  return prose.flatMap((piece) => {
    if (typeof piece === 'string') return /\p{N}/u.test(piece) ? [piece.trim()] : [];
    return piece.kind === 'claim' ? digitsIn(piece.text) : [];
  });
}

/** Numbers above twelve that are spelt out: results, mostly, which nothing would evaluate. */
export function spelledNumbersIn(prose: Prose): readonly string[] {
  return textOf(prose).match(SPELLED_NUMBER) ?? [];
}

const SPELLED_NUMBER =
  /\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?)\b/giu;

function checkedIn(prose: Prose, outer: Scope, place: ProsePlace): ProseFindings {
  const names = new Map<string, Value>();
  const scope: Scope = { ...outer, valueOf: (name) => names.get(name) ?? outer.valueOf(name) };
  const conditions: string[] = [];
  const complaints: string[] = [];
  let [checked, withNumbers] = [0, 0];

  const look = (statement: Expression, what: () => void): void => {
    const reason = reasonOf(what);
    if (reason !== null) complaints.push(`it cannot be evaluated, because of ${reason}: ${described(statement)}`);
  };

  const hold = (holds: boolean, statement: Expression): void => {
    checked += 1;
    if (literalsIn(statement).length > 0) withNumbers += 1;
    if (!holds && !place.mayBeFalse) complaints.push(`it is false: ${described(statement)}`);
  };

  const relation = (node: ExpressionOf<'relation'>, before: string): void => {
    if (isInstruction(node)) return;
    if (isIdle(node)) complaints.push(`both sides are the same: ${described(node)}`);
    const name = definedName(node.first, NOTHING);
    if (name !== null && node.links[0].comparison === 'equal' && !isValued(node.first, scope)) {
      const values = node.links.flatMap(({ right }) => (isValued(right, scope) ? [valueOf(right, scope)] : []));
      if (values.length === node.links.length) {
        names.set(name, values[0]);
        if (values.length > 1) hold(isTrueStatement(node, scope), node);
        return;
      }
    }
    const unknown = unknownLetters(node, scope);
    if (unknown.length > 0) return general(node, unknown, before);
    hold(everywhere(node, scope), node);
  };

  /** A relation about letters that nothing gives values to. */
  const general = (node: Expression, unknown: readonly string[], before: string): void => {
    if (place.mayBeFalse || place.proved.has(described(node))) return;
    const objection = objectionToGeneral(node, place.lookup);
    if (objection === null) checked += 1;
    else if (CONDITION.test(before)) conditions.push(described(node));
    else {
      complaints.push(
        `nothing says what ${unknown.join(' and ')} is, and it does not hold for everything that it may be ` +
          `(to state a condition, put "if" or "where" before it): ${described(node)}`,
      );
    }
  };

  const claimed = ({ text, facts }: Claim): void => {
    pieces(text);
    complaints.push(...uncoveredNumbers({ kind: 'claim', text, facts }));
    if (facts.length === 0) complaints.push(`a claim without facts: ${sentenceOf(text)}`);
    for (const fact of facts) {
      if (isIdle(fact)) complaints.push(`a fact that holds whatever is said: ${described(fact)}`);
      look(fact, () => hold(isTrue(fact, scope), fact));
    }
  };

  const shown = (expression: Expression, before: string): void => {
    for (const word of wordsOfFacts(expression)) {
      complaints.push(`${word} is a word for the facts of claims, which a reader would see as it is`);
    }
    if (expression.kind === 'relation') look(expression, () => relation(expression, before));
    else if (expression.kind === 'list' && expression.brackets === 'none') {
      for (const item of expression.items) shown(item, before);
    } else if (holdsRelation(expression)) complaints.push(`a relation inside of ${described(expression)}`);
  };

  const pieces = (text: Prose): void => {
    let before = '';
    for (const piece of text) {
      if (typeof piece === 'string') before += piece;
      else if (piece.kind === 'claim') claimed(piece);
      else shown(piece, before);
    }
  };

  pieces(prose);
  return { checked, withNumbers, conditions, complaints };
}

/** Words in the same sentence after which a relation is a condition, a definition or something denied. */
const CONDITION =
  /\b(?:if|when|whenever|where|with|whose|unless|whether|until|provided|suppose|satisfy|satisfies|needs?|requires?|such that|called|means|not|never|only)\b[^.:;!?]*$/i;

function everywhere(statement: Expression, scope: Scope): boolean {
  const free = freeIndices(statement, (name) => scope.valueOf(name) !== undefined);
  if (free.length === 0) return isTrueStatement(statement, scope);
  return instances([statement], free, scope).every((indices) => isTrueStatement(statement, within(scope, indices)));
}

/** The letters that have no value here. */
function unknownLetters(node: Expression, scope: Scope): readonly string[] {
  const letters = lettersIn(node).filter((letter) => !isConventional(letter) && !isKnown(letter, scope));
  return [...new Set(letters.map(({ names }) => names[0]))];
}

function isKnown({ names, use }: Letter, scope: Scope): boolean {
  return use === 'function'
    ? scope.functionOf(names[0]) !== undefined
    : names.some((name) => scope.valueOf(name) !== undefined);
}

function isValued(expression: Expression, scope: Scope): boolean {
  return reasonOf(() => valueOf(expression, scope)) === null;
}

/** Why a relation about letters does not hold for all square matrices, lists and numbers; null where it does. */
function objectionToGeneral(node: Expression, lookup: Lookup): string | null {
  try {
    return objectionTo(node, drawsOf(variablesFor(node), [node], lookup));
  } catch (error) {
    if (error instanceof Unknown) return error.message;
    throw error;
  }
}

/** Capitals and letters with two indices are square matrices, those with one index lists, m and n their size, others numbers. */
function variablesFor(node: Expression): readonly Variable[] {
  const sort = hasNegativePower(node) ? 'invertible' : 'any';
  const domains = new Map<string, Domain>([
    ['n', sizeDomain],
    ['m', valueDomain(symbol('n'))],
  ]);
  for (const letter of lettersIn(node)) {
    const [name] = letter.names;
    if (isConventional(letter) || letter.use === 'function') continue;
    const domain = /^[A-Z]$/.test(name) ? matrixDomain('n', 'n', sort) : numberDomain('nonzero');
    if (!domains.has(name)) domains.set(name, domain);
  }
  for (const name of listsIn(node)) domains.set(name, listDomain('n'));
  return [...domains].map(([name, domain]) => ({ name, meaning: [], domain }));
}

function listsIn(node: Expression): readonly string[] {
  const isList = node.kind === 'subscript' && node.indices.length === 1 && node.base.kind === 'symbol';
  const own = isList && node.base.kind === 'symbol' ? [node.base.name] : [];
  return [...own, ...partsOf(node).flatMap(listsIn)].filter((name) => name !== 'I' && name !== 'R');
}

function hasNegativePower(node: Expression): boolean {
  if (node.kind === 'power') {
    if (node.exponent.kind === 'negative' || literalsIn(node.exponent).some((literal) => literal.startsWith('-')))
      return true;
  }
  return partsOf(node).some(hasNegativePower);
}

/** The relations that a content proves as formulas, part by part. */
export function provedBy(formulas: readonly Expression[]): ReadonlySet<string> {
  return new Set(
    formulas.flatMap((formula) => {
      const statements = formula.kind === 'list' ? formula.items : [formula];
      return [formula, ...statements].filter((statement) => membersOf(statement).length > 0).map(described);
    }),
  );
}
