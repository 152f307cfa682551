// The judgement of a working whose lines state quantities: each is right where it has the value that the task gives it, and follows
// where it has the value that the student's own quantities give it.

import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { quantityName } from '@matrixsteps/notation/quantity-name.ts';
import { writeTerm } from '@matrixsteps/notation/write-line.ts';
import { QUANTITY_RULES } from '../slips/quantities.ts';
import { state, type Statement } from '../statements/statement.ts';
import type {
  AnswerVerdict,
  LineJudgement,
  LineVerdict,
  MissingAnswer,
  SlipExplanation,
  Working,
  WorkingJudgement,
} from '../working.ts';
import { type Agreement, agreement, isRounded, nearness, type Rounding } from './agreement.ts';
import {
  type Amount,
  approximate,
  fractionOf,
  isNumber,
  isZero,
  type Known,
  mapped,
  minus,
  NOUGHT,
  whole,
} from './amount.ts';
import { CLASSES, INDEPENDENCE } from './verdicts.ts';
import { amountOfTerm, angleOfTerm, polynomialOfTerm, termOfAmount, termOfPolynomial } from './amount-term.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { sumsEqual } from '../../exact/root-sum.ts';
import { quantityTask } from './quantity-tasks.ts';

const VERDICT_LISTS = [CLASSES, INDEPENDENCE];

const UNKNOWN: LineJudgement = {
  verdict: 'cannot-tell',
  certainty: 'unknown',
  row: null,
  column: null,
  explanations: [],
  operation: null,
  expected: null,
};

/** What a line states. */
interface Found {
  readonly line: Line;
  readonly amount: Known<Amount>;
  /** In radians, where the line has a sign of angles. */
  readonly angle: number | null;
  /** Where it is said in words: `positive definite`. */
  readonly verdict: string | null;
  /** Whether it is a polynomial in λ; the amount is the row of its coefficients. */
  readonly isPolynomial: boolean;
}

/** An entry of a matrix, places from 1, as a quantity of its own. */
interface WrongEntry {
  readonly row: number;
  readonly column: number;
  readonly found: Found;
  readonly quantity: Quantity;
}

interface Worked extends Found {
  readonly quantity: Quantity | null;
  readonly judgement: LineJudgement;
}

export function judgeQuantities(working: Working): WorkingJudgement {
  const task = quantityTask(working);
  if (task === null) return { lines: working.lines.map(() => UNKNOWN), firstSlip: null, answer: 'none' };
  const judge = new Judge(task, working);
  const worked = working.lines.map((line, index) => judge.line(line, index));
  const firstSlip = worked.findIndex(({ judgement }) => judgement.verdict === 'slip');
  const answer = answerOf(task, worked);
  const missing = answer === 'none' ? judge.missing(worked) : null;
  return {
    lines: worked.map(({ judgement }) => judgement),
    firstSlip: firstSlip < 0 ? null : firstSlip,
    ...(missing === null ? { answer } : { answer: 'unfinished', missing }),
  };
}

class Judge {
  readonly task: QuantityTask;
  readonly working: Working;
  readonly worked: Worked[] = [];
  /** What the student has, by the ids of the quantities. */
  readonly stated = new Map<string, Amount>();
  readonly right: Own;
  own: Own;
  readonly said: Own;
  hasSlip = false;
  isLoose = false;

  constructor(task: QuantityTask, working: Working) {
    this.task = task;
    this.working = working;
    this.right = ownOf(task, new Map());
    this.own = this.right;
    this.said = (id) => this.stated.get(id) ?? null;
  }

  get rounding(): Rounding {
    return { places: this.working.policy.rounding, isLoose: this.isLoose };
  }

  line(line: Line, index: number): Worked {
    const found = foundIn(line);
    const worked = this.judged(found, index);
    this.worked.push(worked);
    const { quantity, judgement } = worked;
    if (judgement.verdict === 'slip') this.hasSlip = true;
    const isKept = quantity !== null && judgement.verdict !== 'cannot-tell' && quantity.isGiven !== true;
    if (isKept && found.amount !== null) {
      this.stated.set(quantity.id, found.amount);
      this.own = ownOf(this.task, this.stated);
    }
    if (isRounded(line)) this.isLoose = true;
    return worked;
  }

  judged(found: Found, index: number): Worked {
    const { line } = found;
    if (line.content.kind === 'unread')
      return { ...found, quantity: null, judgement: { ...UNKNOWN, verdict: 'unread' } };
    const formula = this.formulaIn(line) ?? this.equalNamesIn(line);
    if (formula !== null)
      return this.ofCandidates({ ...found, amount: formula.amount }, formula.candidates, true, index);
    if (found.amount === null && found.angle === null) return { ...found, quantity: null, judgement: UNKNOWN };
    const last = this.worked.at(-1) ?? null;
    // A verdict behind a number is a conclusion, and no equality.
    const isConclusion = found.verdict !== null && last?.verdict === null;
    if (last !== null && !isConclusion && isNextPart(line, last)) return this.nextPart(found, last);
    const ofName = this.ofShape(this.named(line), found).filter((quantity) => isOfKind(quantity, found));
    // With the sign of angles it is the angle, whatever its letter means elsewhere.
    const named = found.amount === null ? ofName.filter(({ isAngle }) => isAngle === true) : ofName;
    const candidates =
      named.length > 0
        ? named
        : this.task.quantities.filter((quantity) => quantity.isByNameOnly !== true && isOfKind(quantity, found));
    return this.ofCandidates(found, candidates, named.length > 0, index);
  }

  /** What a line in letters states, where the task knows such formulas. */
  formulaIn({ name, content }: Line): { readonly amount: Amount; readonly candidates: readonly Quantity[] } | null {
    if (this.task.formula === undefined || content.kind !== 'expression') return null;
    const { term } = content;
    const text = term.kind === 'name' ? term.name : name === undefined ? '' : `${name}=${writeTerm(term)}`;
    const stated = text.includes('=') ? this.task.formula(text) : null;
    if (stated === null) return null;
    return { amount: stated.amount, candidates: this.task.quantities.filter(({ id }) => id === stated.id) };
  }

  /** `m = χ`: one quantity is said to be another one, whose value is known. */
  equalNamesIn({ name, content }: Line): { readonly amount: Amount; readonly candidates: readonly Quantity[] } | null {
    if (name !== undefined || content.kind !== 'expression' || content.term.kind !== 'name') return null;
    const [first, second, ...others] = content.term.name.split('=').map(quantityName);
    if (first === undefined || second === undefined || others.length > 0 || first === second) return null;
    const [ofFirst, ofSecond] = [first, second].map((text) =>
      this.task.quantities.filter(({ names, isGiven }) => isGiven !== true && names?.test(text) === true),
    );
    const [candidate, ...more] = ofFirst ?? [];
    const amounts = (ofSecond ?? []).map(({ id }) => this.said(id)).filter((amount) => amount !== null);
    if (candidate === undefined || more.length > 0 || amounts.length !== 1) return null;
    return { amount: amounts[0], candidates: [candidate] };
  }

  /** Judged as the one of these quantities that it fits; `isNamed` where it can be no other. */
  ofCandidates(found: Found, candidates: readonly Quantity[], isNamed: boolean, index: number): Worked {
    const last = this.worked.at(-1) ?? null;
    const isRight = candidates.map((quantity) => this.agrees(found, quantity, this.right));
    const follows = candidates.map((quantity) => this.agrees(found, quantity, this.own));
    const place = this.placeOf('yes', candidates, isRight, follows, index);
    if (!isNamed && last !== null && isRight[place] !== 'yes' && this.goesOnWrongly(found, last))
      return this.nextPart(found, last);
    if (place >= 0) return this.fits(found, candidates[place], isRight[place] === 'yes', follows[place] === 'yes');
    const perhaps = this.placeOf('perhaps', candidates, isRight, follows, index);
    if (perhaps >= 0) return { ...found, quantity: candidates[perhaps], judgement: UNKNOWN };
    const meant = isNamed ? candidates : this.meant(found, candidates);
    if (meant.length > 0) return this.wrong(found, meant, true, true);
    return this.wrong(found, candidates, this.isAnswer(found, index), false);
  }

  /** Whether a line without a name has the value of a wrong one before it: `= √31` below `‖v‖ = √(4 - 9 + 36)`. */
  goesOnWrongly(found: Found, last: Worked): boolean {
    const isWrong = ['slip', 'new-slip', 'follows'].includes(last.judgement.verdict);
    return isWrong && last.quantity !== null && found.verdict === null && this.agreesWithLast(found, last) === 'yes';
  }

  /** The candidate that a value fits: of several what is asked for in the last line, else the first one that is not stated yet. */
  placeOf(
    wanted: Agreement,
    candidates: readonly Quantity[],
    isRight: readonly Agreement[],
    follows: readonly Agreement[],
    index: number,
  ): number {
    const fits = candidates.flatMap((_, place) =>
      isRight[place] === wanted || follows[place] === wanted ? [place] : [],
    );
    const isLast = index === this.working.lines.length - 1;
    const asked = isLast ? fits.find((place) => candidates[place].isAsked === true) : undefined;
    return asked ?? fits.find((place) => !this.stated.has(candidates[place].id)) ?? fits[0] ?? -1;
  }

  meant({ amount }: Found, candidates: readonly Quantity[]): readonly Quantity[] {
    return amount === null ? [] : candidates.filter(({ isMeant }) => isMeant?.(amount) === true);
  }

  named(line: Line): readonly Quantity[] {
    const { name } = line;
    if (name === undefined) return [];
    const ofLine = this.task.quantities.filter(({ isOfLine }) => isOfLine?.(line) === true);
    if (ofLine.length > 0) return ofLine;
    return this.task.quantities.filter(({ names, isOfLine }) => isOfLine === undefined && names?.test(name) === true);
  }

  /** Of several quantities that a name may mean, those that have as many entries as the line. */
  ofShape(named: readonly Quantity[], { amount }: Found): readonly Quantity[] {
    const fitting = named.filter((quantity) => {
      const value = quantity.value(this.right, this.said);
      return value === null || value.flat().length === amount?.flat().length;
    });
    return fitting.length > 0 ? fitting : named;
  }

  agrees(found: Found, quantity: Quantity, own: Own): Agreement {
    const expected = quantity.value(own, this.said);
    if (found.amount !== null && quantity.accepts?.(found.amount, own, this.said) === true) return 'yes';
    if (found.amount !== null && quantity.isOpen?.(found.amount, this.said) === true) return 'perhaps';
    if (expected === null) return quantity.accepts !== undefined && isRounded(found.line) ? 'perhaps' : 'no';
    // What has several right values is told by `accepts` alone, but for rounded numbers.
    if (quantity.accepts !== undefined) {
      const isTurned = found.amount !== null && quantity.mayTurn?.(this.said) === true;
      return this.agreesRounded(found, isTurned ? turnedLike(expected, found.amount) : expected);
    }
    if (quantity.isAngle === true) return agreesAsAngle(found, expected, this.rounding);
    if (found.amount === null) return 'no';
    // `(A - 2I)^2 = 0` means the zero matrix.
    const isNought = isNumber(found.amount) && isZero(found.amount[0][0]) && expected.flat().every(isZero);
    return isNought ? 'yes' : agreement(found.line, found.amount, expected, this.rounding);
  }

  /** Of several right values one is known: a rounded line may be another one. */
  agreesRounded({ line, amount }: Found, expected: Amount): Agreement {
    if (!isRounded(line) || amount === null) return 'no';
    return agreement(line, amount, expected, this.rounding) === 'yes' ? 'yes' : 'perhaps';
  }

  fits(found: Found, quantity: Quantity, isRight: boolean, follows: boolean): Worked {
    const verdict: LineVerdict = isRight
      ? this.hasSlip && !follows
        ? 'back-on-track'
        : 'right'
      : this.hasSlip
        ? 'follows'
        : 'right';
    return { ...found, quantity, judgement: plain(verdict) };
  }

  /** What stands behind an equals sign has the value of what stands before it. */
  nextPart(found: Found, last: Worked): Worked {
    const { quantity } = last;
    if (last.judgement.verdict === 'unread') return { ...found, quantity, judgement: UNKNOWN };
    // `1 - λ = 2` is an equation for λ, and no equality of numbers.
    if (last.isPolynomial && !found.isPolynomial) return { ...found, quantity: null, judgement: UNKNOWN };
    const toLast = this.agreesWithLast(found, last);
    if (toLast === 'yes') {
      const { verdict } = last.judgement;
      const isLastWrong = verdict === 'slip' || verdict === 'new-slip' || verdict === 'follows';
      return {
        ...found,
        quantity,
        judgement:
          verdict === 'cannot-tell'
            ? UNKNOWN
            : plain(isLastWrong ? 'follows' : verdict === 'back-on-track' ? 'right' : verdict),
      };
    }
    const isRight = quantity !== null && this.agrees(found, quantity, this.right) === 'yes';
    if (isRight && this.hasSlip) return { ...found, quantity, judgement: plain('back-on-track') };
    if (isRight) return { ...found, quantity, judgement: plain('right') };
    if (toLast === 'perhaps') return { ...found, quantity, judgement: UNKNOWN };
    return this.slip(found, quantity, last);
  }

  agreesWithLast(found: Found, last: Worked): Agreement {
    const rounding = { ...this.rounding, isLoose: false };
    if (found.angle !== null || last.angle !== null) {
      const [x, y] = [found.angle ?? numberIn(found), last.angle ?? numberIn(last)];
      if (x === null || y === null) return 'no';
      const degrees = found.angle === null ? nearness((x * Math.PI) / 180, y, null, false, rounding) : 'no';
      return degrees === 'yes' ? 'yes' : anglesAgree(found, y, rounding);
    }
    if (found.amount === null || last.amount === null) return 'no';
    return agreement(found.line, found.amount, last.amount, { ...rounding, isLoose: isRounded(last.line) });
  }

  isAnswer({ line, amount }: Found, index: number): boolean {
    if (line.role === 'answer') return true;
    const asked = this.task.quantities.filter(({ isAsked }) => isAsked === true);
    const expected = asked.length === 1 ? asked[0].value(this.right, this.said) : null;
    const isLast = index === this.working.lines.length - 1 && line.name === undefined;
    return isLast && expected !== null && amount !== null && amount.flat().length === expected.flat().length;
  }

  wrong(found: Found, candidates: readonly Quantity[], isCertain: boolean, isNamed: boolean): Worked {
    const inOrder = this.likelyFirst(candidates);
    for (const quantity of inOrder) {
      if (this.explanations(found, quantity).length > 0) return this.slip(found, quantity, null);
    }
    const asked = isNamed ? inOrder : inOrder.filter(({ isAsked }) => isAsked === true);
    const quantity =
      asked.find((each) => each.value(this.own, this.said) !== null) ?? (isNamed ? asked[0] : null) ?? null;
    if (!isCertain || quantity === null) return { ...found, quantity: null, judgement: UNKNOWN };
    return this.slip(found, quantity, null);
  }

  /** Without a name the next quantity of the working is the likeliest; what is given is not meant. */
  likelyFirst(candidates: readonly Quantity[]): readonly Quantity[] {
    const open = candidates.filter(({ id, isGiven }) => isGiven !== true && !this.stated.has(id));
    return [...open, ...candidates.filter(({ id, isGiven }) => isGiven !== true && this.stated.has(id))];
  }

  slip(found: Found, quantity: Quantity | null, before: Worked | null): Worked {
    const ofWhole = quantity === null ? [] : this.explanations(found, quantity);
    const entry = quantity === null || before !== null || ofWhole.length > 0 ? null : this.wrongEntry(found, quantity);
    const explanations = entry === null ? ofWhole : this.explanations(entry.found, entry.quantity, entry);
    const verdict = this.hasSlip ? 'new-slip' : 'slip';
    const count = explanations.length;
    const judgement: LineJudgement = {
      ...UNKNOWN,
      verdict,
      certainty: count === 0 ? 'proved' : count === 1 ? 'only-explanation' : 'tie',
      explanations,
      ...(entry === null ? {} : { row: entry.row, column: entry.column }),
      ...(verdict === 'slip' ? this.hints(entry?.quantity ?? quantity, (entry?.found ?? found).amount, before) : {}),
      ...(verdict === 'slip' && entry === null && before === null ? { places: this.placesOf(found, quantity) } : {}),
    };
    return { ...found, quantity, judgement };
  }

  /** The wrong entries of a matrix with one right value. */
  placesOf({ amount }: Found, quantity: Quantity | null): Statement | null {
    const wanted = quantity?.value(this.own, this.said) ?? null;
    if (quantity === null || wanted === null || amount === null || quantity.isOneOfSeveral === true) return null;
    if (isNumber(wanted) || amount.length !== wanted.length || amount[0].length !== wanted[0].length) return null;
    const places = amount.flatMap((row, i) =>
      row.flatMap((value, j) => (sumsEqual(value, wanted[i][j]) ? [] : [{ row: i + 1, column: j + 1 }])),
    );
    const [first] = places;
    if (first === undefined || quantity.isPolynomial === true || quantity.verdicts !== undefined) return null;
    return state('wrong-entries', { quantity: quantity.id, title: quantity.title, wrong: places.length, ...first });
  }

  /** The only entry of a matrix that is not what it should be, where an entry is a quantity of its own. */
  wrongEntry(found: Found, quantity: Quantity): WrongEntry | null {
    const { amount, line } = found;
    const wanted = quantity.value(this.own, this.said);
    if (amount === null || wanted === null || quantity.entry === undefined || line.content.kind !== 'matrix')
      return null;
    if (amount.length !== wanted.length || amount[0].length !== wanted[0].length) return null;
    const places = amount.flatMap((row, i) =>
      row.flatMap((value, j) => (sumsEqual(value, wanted[i][j]) ? [] : [[i, j]])),
    );
    if (places.length !== 1) return null;
    const [[i, j]] = places;
    const id = quantity.entry(i, j);
    const single = this.task.quantities.find((each) => each.id === id);
    const term = line.content.rows[i]?.[j];
    if (single === undefined || term === undefined) return null;
    const content = { kind: 'expression', term } as const;
    const ofEntry = { ...found, line: { ...line, content }, amount: [[amount[i][j]]] };
    return { row: i + 1, column: j + 1, found: ofEntry, quantity: single };
  }

  explanations(
    found: Found,
    quantity: Quantity,
    { row, column }: Pick<LineJudgement, 'row' | 'column'> = UNKNOWN,
  ): readonly SlipExplanation[] {
    const { amount } = found;
    const wanted = quantity.value(this.own, this.said);
    return QUANTITY_RULES.flatMap(({ id, rule }) => {
      const predict = rule[ruleName(quantity)];
      if (predict === undefined) return [];
      const inputs = new Map<string, Amount>();
      const own: Own = (name) => {
        const scoped = scopedId(name, quantity, this.task);
        const value = this.own(scoped);
        if (value !== null) inputs.set(scoped, value);
        return value;
      };
      const isPredicted = predict(own, amount ?? [], quantity.scope ?? '').some((value) => {
        if (value === null || (wanted !== null && agreement(found.line, value, wanted, EXACT) === 'yes')) return false;
        if (quantity.isAngle === true) return agreesAsAngle(found, value, EXACT) === 'yes';
        return amount !== null && agreement(found.line, amount, value, EXACT) === 'yes';
      });
      if (!isPredicted) return [];
      const origin = { kind: 'quantity', quantity: quantity.id, inputs: Object.fromEntries(inputs) } as const;
      const facts = row === null || column === null ? {} : { row, column };
      return [{ slip: id, row, column, expected: numbersOf(wanted), facts, origin }];
    });
  }

  /** What is said of a working that ends with a quantity on the way to the one that is asked for; null of any other one. */
  missing(worked: readonly Worked[]): readonly MissingAnswer[] | null {
    const last = worked.at(-1);
    const stated = last?.quantity ?? null;
    if (last === undefined || stated === null || !ON_THE_WAY.has(last.judgement.verdict)) return null;
    const asked = this.task.quantities.filter(({ isAsked }) => isAsked === true);
    const [only = asked.slice(0, 1).map(({ id }) => id), ...others] = this.task.answers ?? [];
    const ids = others.find((list) => list.includes(stated.id)) ?? only;
    const left = ids.flatMap((id) => {
      const isStated = worked.some(({ quantity }) => quantity?.id === id);
      return isStated ? [] : this.task.quantities.filter((quantity) => quantity.id === id);
    });
    const [next] = left;
    const isOnTheWay = stated.isGiven !== true && (stated.isAsked !== true || ids.includes(stated.id));
    if (!isOnTheWay || next === undefined || stated.title === next.title) return null;
    const { calculation = null, result = null, rule = null } = this.hints(next, null, null);
    const said = state('answer-missing', {
      line: linePlaces(this.working.lines).at(-1)?.line ?? worked.length,
      quantity: stated.id,
      title: stated.title,
      asked: left.map(({ title }) => title),
    });
    const rungs = [
      { rung: 1, statement: said },
      { rung: 2, statement: rule },
      { rung: rule === null ? 2 : 4, statement: calculation },
      { rung: RUNG_OF_VALUE, statement: result },
    ];
    return rungs.flatMap(({ rung, statement }) => (statement === null ? [] : [{ rung, statement }]));
  }

  hints(
    quantity: Quantity | null,
    amount: Amount | null,
    before: Worked | null,
  ): Pick<LineJudgement, 'calculation' | 'result' | 'rule'> {
    const written = before === null ? null : termIn(before.line);
    if (before !== null && before.amount !== null && written !== null && before.judgement.verdict !== 'slip') {
      const value = before.isPolynomial ? termOfPolynomial(before.amount[0]) : termOfAmount(before.amount);
      return {
        calculation: state('part-calculation', { term: written }),
        result: state('part-value', { term: value }),
      };
    }
    if (quantity === null) return { calculation: null, result: null };
    const { id, title, definition, verdicts } = quantity;
    const value = quantity.value(this.own, this.said);
    const term = quantity.calculation(this.own);
    const calculation: Statement =
      term === null || (value !== null && writeTerm(term) === writeTerm(termOfAmount(value)))
        ? state('quantity-definition', { quantity: id, title, definition })
        : state('quantity-calculation', { quantity: id, title, term });
    const verdict = value === null ? undefined : verdicts?.[Math.round(approximate(value[0][0]))];
    const result: Statement | null =
      value === null
        ? exampleOf(quantity, amount)
        : verdict !== undefined
          ? state('quantity-verdict', { quantity: id, verdict })
          : quantity.isAngle === true
            ? state('angle-of-cosine', { cosine: termOfAmount(value), degrees: degreesOf(value) })
            : state(quantity.isOneOfSeveral === true ? 'quantity-may-be' : 'quantity-value', {
                quantity: id,
                title,
                term: quantity.isPolynomial === true ? termOfPolynomial(value[0]) : termOfAmount(value),
              });
    const rule =
      calculation.id === 'quantity-calculation'
        ? state('quantity-definition', { quantity: id, title, definition })
        : null;
    return { calculation, result, rule };
  }
}

/** Under which name the rules speak of a quantity: without its group. */
function ruleName({ id, scope = '' }: Quantity): string {
  return id.slice(0, id.length - scope.length);
}

/** The quantity of the same group; `x` and `y` are the first and the second column of a pair. */
function scopedId(name: string, { scope = '' }: Quantity, { quantities }: QuantityTask): string {
  const [, first, second] = /^-(\d+)-(\d+)$/.exec(scope) ?? [];
  const ofPair =
    first === undefined
      ? null
      : name.endsWith('-x')
        ? `${name.slice(0, -2)}-${first}-${first}`
        : name.endsWith('-y')
          ? `${name.slice(0, -2)}-${second}-${second}`
          : null;
  const scoped = ofPair ?? `${name}${scope}`;
  return quantities.some(({ id }) => id === scoped) ? scoped : name;
}

const EXACT: Rounding = { places: null, isLoose: false };

/** `stated` is not to be changed afterwards: values are kept. */
function ownOf(task: QuantityTask, stated: ReadonlyMap<string, Amount>): Own {
  const said: Own = (id) => stated.get(id) ?? null;
  const known = new Map<string, Known<Amount>>(stated);
  const byId = new Map(task.quantities.map((quantity) => [quantity.id, quantity]));
  const own: Own = (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = byId.get(id)?.value(own, said) ?? null;
    known.set(id, value);
    return value;
  };
  return own;
}

/** The columns, or the vector, with the signs that another one has. */
function turnedLike(x: Amount, like: Amount): Amount {
  if (x.length !== like.length || x[0].length !== like[0].length) return x;
  const isRow = x.length === 1;
  const signs = x[0].map((_, j) => {
    const cells = isRow
      ? x[0].map((entry, k) => [entry, like[0][k]] as const)
      : x.map((row, i) => [row[j], like[i][j]] as const);
    const sum = cells.reduce((all, [one, other]) => all + approximate(one) * approximate(other), 0);
    return sum < 0;
  });
  return mapped(x, (entry, _i, j) => (signs[j] ? minus(NOUGHT, entry) : entry)) ?? x;
}

function plain(verdict: LineVerdict): LineJudgement {
  return { ...UNKNOWN, verdict, certainty: 'proved' };
}

function exampleOf({ id, exampleFor, ...quantity }: Quantity, found: Amount | null): Statement | null {
  const example = (found === null ? null : exampleFor?.(found)) ?? quantity.example;
  if (example === undefined) return null;
  return state('quantity-example', { quantity: id, sentence: example.sentence, term: termOfAmount(example.amount) });
}

/** Verdicts are said in words, and nothing else is; a polynomial is no list of numbers. */
function isOfKind({ verdicts, isPolynomial = false }: Quantity, { verdict, isPolynomial: isOfLambda }: Found): boolean {
  if (isPolynomial !== isOfLambda) return false;
  return verdict === null ? verdicts === undefined : verdicts?.includes(verdict) === true;
}

/** A part of the same statement: `‖v‖ = √(9 + 16) = 5`; `L = ..., U = ...` are two. */
function isNextPart(line: Line, last: Worked): boolean {
  return line.part !== undefined && line.part > 1 && last.line.part === line.part - 1 && last.line.name === line.name;
}

function termIn({ content }: Line): Term | null {
  if (content.kind === 'expression') return content.term;
  return content.kind === 'matrix' ? { kind: 'matrix', rows: content.rows } : null;
}

function foundIn(line: Line): Found {
  const { content, factor } = line;
  const bare: Term | null =
    content.kind === 'values' ? listTerm(content.values.flatMap(({ terms }) => terms)) : termIn(line);
  const term: Term | null = bare === null || factor === null ? bare : { kind: 'product', factors: [factor, bare] };
  const nothing = { line, angle: null, verdict: null, isPolynomial: false };
  if (term === null) return { ...nothing, amount: null };
  const code =
    term.kind === 'name' ? VERDICT_LISTS.map((list) => list.indexOf(term.name)).find((place) => place >= 0) : undefined;
  if (code !== undefined && term.kind === 'name') return { ...nothing, amount: [[whole(code)]], verdict: term.name };
  const polynomial = polynomialOfTerm(term);
  if (polynomial !== null) return { ...nothing, amount: polynomial, isPolynomial: true };
  return { ...nothing, amount: amountOfTerm(term), angle: angleOfTerm(term) };
}

function listTerm(terms: readonly Term[]): Term | null {
  return terms.length === 0 ? null : terms.length === 1 ? terms[0] : { kind: 'matrix', rows: [terms] };
}

function numberIn({ amount }: Found): number | null {
  return amount !== null && isNumber(amount) ? approximate(amount[0][0]) : null;
}

/** Whether a line states the angle of this cosine: in degrees, in radians, or with the sign of either. */
function agreesAsAngle(found: Found, cosine: Amount, rounding: Rounding): Agreement {
  const radians = Math.acos(Math.max(-1, Math.min(1, approximate(cosine[0][0]))));
  if (found.angle !== null) return anglesAgree(found, radians, rounding);
  const number = numberIn(found);
  const term = termIn(found.line);
  if (number === null || Math.abs(approximate(cosine[0][0])) > 1) return 'no';
  const each = [(radians * 180) / Math.PI, radians].map((wanted) => nearness(number, wanted, term, false, rounding));
  if (each.includes('yes') || Math.abs(number - (radians * 180) / Math.PI) < CLOSE) return 'yes';
  return each.includes('perhaps') ? 'perhaps' : 'no';
}

const CLOSE = 1e-9;

/** An angle with its sign: of 36.7° the digits are those of the degrees. */
function anglesAgree({ line, angle }: Found, wanted: number, rounding: Rounding): Agreement {
  if (angle === null) return 'no';
  if (Math.abs(angle - wanted) < CLOSE) return 'yes';
  const term = termIn(line);
  const isInDegrees =
    term?.kind === 'product' && term.factors.some((part) => part.kind === 'name' && part.name === '°');
  if (term?.kind !== 'product' || !isInDegrees) return 'no';
  const size = term.factors[0];
  if (size.kind === 'number' && !/[.,]/.test(size.text))
    return Math.abs(inDegrees(angle) - inDegrees(wanted)) <= 0.5 + CLOSE
      ? 'yes'
      : rounding.isLoose && Math.abs(inDegrees(angle - wanted)) < 1.5
        ? 'perhaps'
        : 'no';
  return nearness(inDegrees(angle), inDegrees(wanted), size, false, rounding);
}

function inDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function degreesOf(cosine: Amount): number {
  const degrees = (Math.acos(Math.max(-1, Math.min(1, approximate(cosine[0][0])))) * 180) / Math.PI;
  return Math.round(degrees * 100) / 100;
}

function numbersOf(amount: Known<Amount>): SlipExplanation['expected'] {
  return amount === null || !isNumber(amount) ? [] : [fractionOf(amount[0][0])].filter((value) => value !== null);
}

const WORST_FIRST: readonly AnswerVerdict[] = ['wrong', 'follows', 'right-but-not-from-this-working', 'right'];

/** Of each quantity that is asked for the last line that states it. */
function answerOf({ quantities, answers }: QuantityTask, worked: readonly Worked[]): AnswerVerdict {
  const asked = quantities.flatMap(({ id, isAsked }) => (isAsked === true ? [[id]] : []));
  const verdicts = (answers ?? asked).flatMap((ids) => {
    const said = ids.map((id) => worked.findLast(({ quantity }) => quantity?.id === id)?.judgement.verdict);
    return said.every((verdict) => verdict !== undefined) ? [said.map((verdict) => ANSWERS[verdict] ?? 'none')] : [];
  });
  const all = verdicts.map((each) =>
    each.includes('none') ? 'none' : (WORST_FIRST.find((verdict) => each.includes(verdict)) ?? 'none'),
  );
  return WORST_FIRST.find((verdict) => all.includes(verdict)) ?? 'none';
}

const RUNG_OF_VALUE = 5;

/** Verdicts of a line that the next one may start from. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['right', 'follows', 'back-on-track']);

const ANSWERS: { readonly [verdict: string]: AnswerVerdict } = {
  right: 'right',
  'back-on-track': 'right-but-not-from-this-working',
  follows: 'follows',
  slip: 'wrong',
  'new-slip': 'wrong',
};
