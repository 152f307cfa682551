// Learn checking: whether the learning content of a concept is true. Formulas are tried with drawn values, the workings of
// misconceptions are worked out, and every relation and claim in the words is held to what it says.

import type { Expression, ExpressionOf } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Formula, Learn, Misconception } from '../../learning/learn.ts';
import { functionAnswer, type Lookup } from './catalogue-values.ts';
import { isIdle, membersOf } from '../evaluation/contents.ts';
import { definedName, NOTHING } from '../evaluation/definitions.ts';
import { compares, type Scope, valueOf } from '../evaluation/evaluation.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { checkFormula, drawnFor, type Noticed } from './formula-checking.ts';
import { conventionalValue, type Draw } from './formula-draws.ts';
import { applicationProses, formulaProses, type LearnProse, misconceptionProses, prosesOf } from './learn-prose.ts';
import { lettersIn } from './letters.ts';
import { isNumber, type Value } from '../evaluation/matrix-facts.ts';
import { checkProse, type ProseFindings, type ProsePlace, provedBy } from './prose-checking.ts';
import { described } from '../evaluation/sentences.ts';
import { isInstruction, isTrueStatement, reasonOf, wordsOfFacts } from './statement-checking.ts';

/** What was found in the content of a concept. */
export interface LearnFindings {
  /** How many formulas, workings, relations and facts were evaluated. */
  readonly checked: number;
  /** What is wrong, each with the field that it is in. */
  readonly complaints: readonly string[];
  /** Relations in the words that state a condition, and so are neither true nor false; for a reviewer to read. */
  readonly conditions: readonly string[];
  /** The changes of its formulas that the check notices. */
  readonly noticed: readonly Noticed[];
}

/** Checks the truth of everything that can be evaluated; `lookup` finds the operations of the catalogue. */
export function checkLearn(learn: Learn, lookup: Lookup): LearnFindings {
  const complaints: string[] = [];
  const conditions: string[] = [];
  const noticed: Noticed[] = [];
  const proved = provedBy([
    ...learn.formulae.map(({ expression }) => expression),
    ...learn.misconceptions.map(({ example }) => example.correct),
  ]);
  const nowhere: ProsePlace = { scopes: [scopeOf(new Map(), lookup)], lookup, proved, mayBeFalse: false };
  let checked = 0;

  const add = (field: string, found: readonly string[]): void => {
    complaints.push(...found.map((complaint) => `${field}: ${complaint}`));
  };

  const prose = ({ field, prose: text }: LearnProse, place: ProsePlace): ProseFindings => {
    const found = checkProse(text, place);
    add(field, found.complaints);
    conditions.push(...found.conditions.map((condition) => `${field}: ${condition}`));
    checked += found.checked;
    return found;
  };

  const formula = (node: Formula): void => {
    const found = checkFormula(node, lookup);
    add(`formulae ${node.id}`, found.complaints);
    noticed.push(found.noticed);
    checked += 1;
    const draws = drawsIn(node, lookup);
    const scopes = draws.flatMap((draw) => draw.scopes.slice(0, 1));
    const place = { ...nowhere, scopes: scopes.length === 0 ? nowhere.scopes : scopes };
    for (const text of formulaProses(node)) prose(text, place);
  };

  const misconception = (node: Misconception): void => {
    const { complaints: found, scope } = misconceptionFindings(node, lookup);
    add(`misconceptions ${node.id}`, found);
    checked += 2;
    const place = { ...nowhere, scopes: [scope] };
    for (const text of misconceptionProses(node)) {
      prose(text, { ...place, mayBeFalse: text.field.endsWith(' misconception') });
    }
  };

  learn.formulae.forEach(formula);
  learn.misconceptions.forEach(misconception);
  const examples = applicationProses('realWorldExamples', learn.realWorldExamples);
  for (const text of examples) {
    const { withNumbers } = prose(text, nowhere);
    if (withNumbers === 0) add(text.field, ['no result in it stands in a relation with numbers: equal(...), say']);
  }
  const elsewhere = prosesOf(learn).filter(
    ({ field }) => !/^(?:formulae|misconceptions|realWorldExamples) /.test(field),
  );
  for (const text of elsewhere) prose(text, nowhere);
  return { checked, complaints, conditions, noticed };
}

/** The draws of a formula; none where it has none, which the formula's own check reports. */
function drawsIn(formula: Formula, lookup: Lookup): readonly Draw[] {
  let draws: readonly Draw[] = [];
  reasonOf(() => {
    draws = drawnFor(formula, lookup);
  });
  return draws;
}

function scopeOf(names: ReadonlyMap<string, Value>, lookup: Lookup): Scope {
  return {
    valueOf: (name) =>
      names.get(name) ??
      conventionalValue(
        name,
        names,
        [...names.values()].filter((value) => !isNumber(value) && value.length === value[0].length),
      ),
    functionOf: () => undefined,
    answerOf: (name, values) => functionAnswer(lookup, name, values),
  };
}

/** With the given values the incorrect relation is false and the correct one true, and both are about the same. */
function misconceptionFindings({ example }: Misconception, lookup: Lookup) {
  const complaints: string[] = [];
  const names = new Map<string, Value>();
  const scope = scopeOf(names, lookup);
  for (const given of example.given) {
    const complaint = givenComplaint(given, names, scope);
    if (complaint !== null) complaints.push(`given: ${complaint}`);
  }
  const work = (side: 'incorrect' | 'correct', shouldHold: boolean): void => {
    const statement = example[side];
    const words = wordsOfFacts(statement).map(
      (word) => `${word} is a word for claims, which a reader would see as it is`,
    );
    complaints.push(...words.map((complaint) => `${side}: ${complaint}`));
    if (statement.kind !== 'relation' || isInstruction(statement)) {
      complaints.push(`${side}: it is no relation that could be true or false: ${described(statement)}`);
      return;
    }
    if (isIdle(statement)) complaints.push(`${side}: both sides are the same: ${described(statement)}`);
    let holds = shouldHold;
    const reason = reasonOf(() => {
      holds = isTrueStatement(statement, scope);
    });
    if (reason !== null)
      complaints.push(`${side}: it cannot be evaluated, because of ${reason}: ${described(statement)}`);
    else if (holds && !shouldHold)
      complaints.push(`incorrect: it is true, and should be false: ${described(statement)}`);
    else if (!holds && shouldHold) complaints.push(`correct: it is false, and should be true: ${described(statement)}`);
  };
  work('incorrect', false);
  work('correct', true);
  complaints.push(...subjectComplaints(example, names, scope), ...slipComplaints(example.incorrect, scope));
  return { complaints, scope };
}

/** Gives a name its value; the other members of a chain must have the same. */
function givenComplaint(given: Expression, names: Map<string, Value>, scope: Scope): string | null {
  if (given.kind !== 'relation' || given.links.some(({ comparison }) => comparison !== 'equal')) {
    return `write "name = value": ${described(given)}`;
  }
  const name = definedName(given.first, NOTHING);
  if (name === null || given.first.kind === 'power') return `the left side is no name: ${described(given)}`;
  if (names.has(name)) return `${name} is given twice`;
  try {
    const values = given.links.map(({ right }) => valueOf(right, scope));
    names.set(name, values[0]);
    const isChain = values.every((value) => compares('equal', values[0], value));
    return isChain ? null : `its members differ: ${described(given)}`;
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return `it cannot be evaluated, because of ${error.message}: ${described(given)}`;
  }
}

/** Both relations are about one question, and every given name is needed. */
function subjectComplaints(
  { given, incorrect, correct }: Misconception['example'],
  names: ReadonlyMap<string, Value>,
  scope: Scope,
): readonly string[] {
  const complaints: string[] = [];
  const namesOf = (expression: Expression): readonly string[] =>
    lettersIn(expression).flatMap((letter) => letter.names.filter((name) => names.has(name)));
  if (!isOfOneQuestion(membersOf(incorrect), membersOf(correct), scope)) {
    complaints.push('incorrect and correct are about nothing in common: no left side, no value');
  }
  const needed = [incorrect, correct, ...given.flatMap(rightSides)].flatMap(namesOf);
  const conventional = [incorrect, correct].flatMap((side) => lettersIn(side).flatMap((letter) => letter.names));
  for (const name of names.keys()) {
    const isBehindConvention = name === 'A' && conventional.some((letter) => ['m', 'n', 'I', 'R'].includes(letter));
    if (!needed.includes(name) && !isBehindConvention) complaints.push(`given: ${name} is used nowhere`);
  }
  return complaints;
}

/** They ask for the same, the correct one says something of what the other begins with, or a value stands in both. */
function isOfOneQuestion(wrong: readonly Expression[], right: readonly Expression[], scope: Scope): boolean {
  if (wrong.length === 0 || right.length === 0) return true;
  if (holdsPart(right[0], described(wrong[0]))) return true;
  return wrong.some((member) => right.some((other) => isSameValue(member, other, scope)));
}

function holdsPart(expression: Expression, part: string): boolean {
  return described(expression) === part || partsOf(expression).some((inner) => holdsPart(inner, part));
}

function isSameValue(left: Expression, right: Expression, scope: Scope): boolean {
  let isSame = false;
  reasonOf(() => {
    isSame = compares('equal', valueOf(left, scope), valueOf(right, scope));
  });
  return isSame;
}

/** What a learner believes is the first step; from there the wrong working goes on without another error. */
function slipComplaints(incorrect: Expression, scope: Scope): readonly string[] {
  if (incorrect.kind !== 'relation') return [];
  const complaints: string[] = [];
  const members = membersOf(incorrect);
  incorrect.links.forEach(({ comparison, right }, index) => {
    if (comparison === 'becomes' || comparison === 'exchanges') return;
    const link: Expression = { ...incorrect, first: members[index], links: [{ comparison, right }] };
    reasonOf(() => {
      const holds = isTrueStatement(link, scope);
      if (holds && index === 0 && members.length > 2)
        complaints.push(`incorrect: its first step is true: ${described(link)}`);
      if (!holds && index > 0)
        complaints.push(`incorrect: a second error, which the belief does not explain: ${described(link)}`);
    });
  });
  return complaints;
}

function rightSides(given: Expression): readonly Expression[] {
  return given.kind === 'relation'
    ? given.links.map(({ right }: ExpressionOf<'relation'>['links'][number]) => right)
    : [];
}
