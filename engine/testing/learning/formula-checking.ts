// Formula checking: whether a formula of the learning content holds for all values of its letters that are drawn, says
// something, and explains every letter.

import type { Expression } from '../../document/expression.ts';
import type { Formula, Variable } from '../../learning/learn.ts';
import type { Lookup } from './catalogue-values.ts';
import { isIdle, membersOf } from '../evaluation/contents.ts';
import { type Scope, within } from '../evaluation/evaluation.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { FORMULA_FALSEHOODS, falsifiedFormulas, type FormulaFalsehood } from './falsifying-formulas.ts';
import { type Draw, drawsOf, sizeLetters } from './formula-draws.ts';
import { freeIndices, instances } from '../evaluation/general-formulas.ts';
import { isConventional, type Letter, lettersIn } from './letters.ts';
import { described } from '../evaluation/sentences.ts';
import { isInstruction, isTrueStatement, wordsOfFacts } from './statement-checking.ts';

/** How many changes of formulas were noticed, of how many, by the kind of change. */
export type Noticed = ReadonlyMap<FormulaFalsehood, { readonly noticed: number; readonly tried: number }>;

/** What was found in a formula. */
export interface FormulaFindings {
  /** What is wrong with it; each complaint says what to do about it. */
  readonly complaints: readonly string[];
  /** The changes that the check notices; nothing where the formula itself does not pass. */
  readonly noticed: Noticed;
}

export function checkFormula(formula: Formula, lookup: Lookup): FormulaFindings {
  const outside = [...formComplaints(formula.expression), ...letterComplaints(formula)];
  if (isCircular(formula)) {
    outside.push('it holds whatever is said: both sides are the same, or a letter is declared as the other side');
  }
  if (outside.length > 0) return { complaints: outside, noticed: new Map() };
  try {
    const draws = drawnFor(formula, lookup);
    const objection = objectionTo(formula.expression, draws);
    if (objection !== null) return { complaints: [objection], noticed: new Map() };
    return { complaints: [], noticed: noticedChanges(formula.expression, draws) };
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return { complaints: [`no values can be drawn: ${error.message}`], noticed: new Map() };
  }
}

function noticedChanges(expression: Expression, draws: readonly Draw[]): Noticed {
  return new Map(
    FALSEHOOD_NAMES.map((falsehood) => {
      const outcomes = falsifiedFormulas(expression, falsehood).map((changed) => objectionTo(changed, draws) !== null);
      return [falsehood, { noticed: outcomes.filter(Boolean).length, tried: outcomes.length }];
    }),
  );
}

export const FALSEHOOD_NAMES: readonly FormulaFalsehood[] = Object.keys(FORMULA_FALSEHOODS).filter(
  (name): name is FormulaFalsehood => name in FORMULA_FALSEHOODS,
);

/** The values that a formula is tried with, for it and for the words about it. @throws Unknown */
export function drawnFor({ expression, variables }: Formula, lookup: Lookup): readonly Draw[] {
  return drawsOf(variables, [expression], lookup);
}

/** The first draw for which a statement fails, and why; null where it holds for all. */
export function objectionTo(statement: Expression, draws: readonly Draw[]): string | null {
  for (const { scopes, sizes } of draws) {
    for (const scope of scopes) {
      const objection = objectionIn(statement, scope);
      if (objection !== null) return sizes === '' ? objection : `${objection} (with ${sizes})`;
    }
  }
  return null;
}

function objectionIn(statement: Expression, scope: Scope): string | null {
  try {
    const free = freeIndices(statement, (name) => scope.valueOf(name) !== undefined);
    const theres =
      free.length === 0 ? [scope] : instances([statement], free, scope).map((indices) => within(scope, indices));
    return theres.every((there) => isTrueStatement(statement, there)) ? null : `it is false: ${described(statement)}`;
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return `it cannot be evaluated, because of ${error.message}: ${described(statement)}`;
  }
}

function formComplaints(expression: Expression): readonly string[] {
  const words = wordsOfFacts(expression).map(
    (word) => `${word} is a word for claims, which a reader would see as it is: declare a letter as its value`,
  );
  if (isInstruction(expression)) return [...words, 'an arrow is an instruction, not a formula'];
  const isRelation =
    expression.kind === 'relation' ||
    (expression.kind === 'list' && expression.items.every(({ kind }) => kind === 'relation'));
  return isRelation ? words : [...words, 'it is no relation'];
}

function letterComplaints({ expression, variables }: Formula): readonly string[] {
  const names = variables.map(({ name }) => name);
  const letters = lettersIn(expression);
  const used = new Set([...letters, ...variables.flatMap(lettersOfDomain)].flatMap((letter) => letter.names));
  for (const letter of sizeLetters(variables.filter(({ domain }) => domain.kind !== 'size'))) used.add(letter);
  const undeclared = letters.filter(
    (letter) => !isConventional(letter) && !letter.names.some((name) => names.includes(name)),
  );
  return [
    ...new Set(undeclared.map((letter) => `the letter ${letter.names[0]} is not declared in its variables`)),
    ...names.filter((name) => !used.has(name)).map((name) => `the variable ${name} does not occur in it`),
    ...names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${name} is declared twice`),
    ...names
      .filter((name) => name === 'T')
      .map((name) => `${name} as an exponent means the transpose: take another letter`),
  ];
}

function lettersOfDomain({ domain }: Variable): readonly Letter[] {
  if (domain.kind === 'value') return lettersIn(domain.of);
  if (domain.kind !== 'answer') return [];
  return Object.values(domain.fields).flatMap((field) =>
    typeof field === 'string' ? [{ names: [field], use: 'name' }] : [],
  );
}

/** Whether two sides are one expression, or would be if letters were replaced by what they are declared as. */
function isCircular({ expression, variables }: Formula): boolean {
  const statements = expression.kind === 'list' ? expression.items : [expression];
  return statements.some((statement) => {
    const members = membersOf(statement).map((member) => {
      const domain = member.kind === 'symbol' ? variables.find(({ name }) => name === member.name)?.domain : undefined;
      return described(domain?.kind === 'value' ? domain.of : member);
    });
    return isIdle(statement) || new Set(members).size < members.length;
  });
}
