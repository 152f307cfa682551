// Carried mistakes: a working of several lines with one slip of a typical kind. The lines after it go on with its number, so that they are
// true of what stands before them, and each line has to be checked.

import { type Expression, indexed, number, symbol } from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';
import { equals, integer, type Rational } from '../exact/rational.ts';
import type { DrawnQuestion } from '../learning/question.ts';
import type { Random } from '../learning/random.ts';

/** How a value is worked out, and the value. */
export type Worked = readonly [working: Expression, value: number | Rational];

/**
 * From the values of the lines before, in order, which are whole unless no line uses them. A value of NaN says that there is none: such a working
 * is not drawn.
 */
export type Work = (...before: readonly number[]) => Worked;

/** One line of the working. */
export interface WorkingLine {
  /** What it works out: a letter, or a letter and its indices. The names of all lines differ. */
  readonly name: string | readonly [letter: string, ...indices: readonly number[]];
  readonly work: Work;
  /** The slips that are typical here: what is written, and what went wrong as a sentence. */
  readonly slips?: readonly (readonly [work: Work, why: Prose])[];
}

type Parts = Pick<DrawnQuestion, 'prompt' | 'expected' | 'solution' | 'names'>;

/**
 * The question which line is wrong; null where no slip can be shown. Most slips change later lines; one in the last line is only drawn where none is possible before it.
 * The letters of the lines stand for what the somebody found, that of the wrong line for what it should be.
 */
export function carriedMistake(random: Random, opening: Prose, lines: readonly WorkingLine[]): Parts | null {
  const works = lines.map(({ work }) => work);
  const right = valuesOf(works);
  if (right === null) return null;
  const slips = lines.flatMap(({ slips: own = [] }, place) =>
    own.flatMap(([work, why]) => {
      const found = valuesOf(works.with(place, work));
      return found === null || equals(found[place][1], right[place][1]) ? [] : [{ place, why, found }];
    }),
  );
  if (slips.length === 0) return null;
  const before = slips.filter(({ place }) => place < lines.length - 1);
  const carried = before.filter(({ place, found }) =>
    found.some(([, value], index) => index > place && !equals(value, right[index][1])),
  );
  const isCarried = random.chance(CARRIED);
  const possible = [isCarried ? carried : [], before, slips].find((some) => some.length > 0) ?? slips;
  // Every line is as likely as the others, however many slips are typical of it.
  const chosen = random.pick([...new Set(possible.map(({ place }) => place))]);
  const { place, why, found } = random.pick(possible.filter((each) => each.place === chosen));
  const names = lines.map(({ name }) => name);
  const shown = found.map((worked, index) => chain(names[index], worked));
  const changed = right.flatMap((worked, index) =>
    index > place && !equals(worked[1], found[index][1])
      ? [say`With it line ${index + 1} ends with ${chain(null, worked)}.`]
      : [],
  );
  return {
    prompt: [
      ...opening,
      ...shown.flatMap((each, index) => say` Line ${index + 1}: ${each}.`),
      ' In one line there is a slip, and the lines after it go on with its number. Which line is it, and which number should stand at its end?',
    ],
    expected: { kind: 'mistake', lines: shown, line: place + 1, value: right[place][1] },
    solution: [why, say`Line ${place + 1} should be ${chain(names[place], right[place])}.`, ...changed],
    names: Object.fromEntries(names.map((name, index) => [nameIn(name), (index === place ? right : found)[index][1]])),
  };
}

/** A working that is drawn, before it has a slip. */
interface Drawing {
  readonly opening: Prose;
  readonly lines: readonly WorkingLine[];
}

/** The question about the first drawing in which a slip changes a value. */
export function drawCarriedMistake(random: Random, draw: () => Drawing): Parts {
  return firstMistake(random, draw)[0];
}

/** The same, with hints about what was drawn. */
export function drawHintedMistake(
  random: Random,
  draw: () => Drawing & { readonly hints: readonly Prose[] },
): DrawnQuestion {
  const [question, { hints }] = firstMistake(random, draw);
  return { ...question, hints };
}

function firstMistake<Drawn extends Drawing>(random: Random, draw: () => Drawn): readonly [Parts, Drawn] {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const drawing = draw();
    const question = carriedMistake(random, drawing.opening, drawing.lines);
    if (question !== null) return [question, drawing];
  }
  throw new Error('no slip changes a value');
}

/** Of a hundred workings so many have a slip that changes later lines, where one is possible. */
const CARRIED = 60;

/** Workings whose numbers have to stay whole are rare. */
const MOST_ATTEMPTS = 5000;

type Value = readonly [working: Expression, value: Rational];

/** What the lines lead to, one after the other; null where one has no value. */
function valuesOf(works: readonly Work[]): readonly Value[] | null {
  const values: Value[] = [];
  for (const work of works) {
    const [working, value] = work(...wholes(values));
    if (typeof value === 'number' && Number.isNaN(value)) return null;
    values.push([working, rationalOf(value)]);
  }
  return values;
}

function wholes(values: readonly Value[]): readonly number[] {
  return values.map(([, { numerator, denominator }]) => (denominator === 1n ? Number(numerator) : Number.NaN));
}

function rationalOf(value: number | Rational): Rational {
  return typeof value === 'number' ? integer(value) : value;
}

function chain(name: WorkingLine['name'] | null, [working, value]: Value): Expression {
  const members = [...(name === null ? [] : [nameShown(name)]), working, number(value)];
  const [first, ...others] = members;
  return { kind: 'relation', first, links: others.map((right) => ({ comparison: 'equal', right })) };
}

function nameShown(name: WorkingLine['name']): Expression {
  if (typeof name === 'string') return symbol(name);
  const [letter, ...indices] = name;
  return indexed(letter, ...indices);
}

function nameIn(name: WorkingLine['name']): string {
  if (typeof name === 'string') return name;
  const [letter, ...indices] = name;
  return `${letter}_${indices.join(',')}`;
}
