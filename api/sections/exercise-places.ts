// Which exercises follow each other on a sheet: its seed decides them, place by place, and none comes twice.

import {
  DIFFICULTIES,
  type Difficulty,
  type DrawnExercise,
  type Exercise,
} from '@matrixsteps/engine/learning/exercise.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import {
  difficultiesOf,
  type DrawnQuestion,
  type QuestionMaker,
  templateAt,
} from '@matrixsteps/engine/learning/question.ts';
import { randomOf, sheetSeed } from '@matrixsteps/engine/learning/random.ts';
import { memoizeWeak } from '../caching/lazy.ts';

/** What may draw the exercises of a place. */
export interface ExerciseTurn {
  readonly exercise: Exercise;
  /** Null is carrying the operation out. Not empty. */
  readonly makers: readonly (QuestionMaker | null)[];
}

/** What draws one exercise of a sheet. */
export interface DrawnPlace {
  /** Null where the operation is to be carried out. */
  readonly maker: QuestionMaker | null;
  readonly difficulty: Difficulty;
  /** Draws the exercise alone, given the maker and the difficulty. */
  readonly seed: number;
}

/**
 * The first `count` places of a sheet whose turns follow each other in a circle; more places begin with the same ones. Of mixed exercises one in three
 * carries the operation out. No question comes again before all others have come, also where operations share theirs; where one does, it is
 * drawn with other numbers, and in other words if it has any: none of its templates comes again before all others have come. The seed of a place alone decides its maker and its numbers, among the makers
 * of the turn that have its difficulty.
 */
export function placesOf(
  turns: readonly ExerciseTurn[],
  { first, wanted }: { readonly first: number; readonly wanted: string | null },
  count: number,
): readonly DrawnPlace[] {
  const places: TurnPlace[] = [];
  const likenessOf = memoizeWeak(likeness);
  for (let index = 0; index < count; index++) {
    const turn = turns[index % turns.length];
    const asked = difficultyAt(Math.floor(index / turns.length), wanted);
    const difficulty = nearestDifficulty(turn.makers, asked);
    const makers = turn.makers.filter((maker) => hasDifficulty(maker, difficulty));
    const due = makersDue(makers, turn, places);
    const drawable = candidates(sheetSeed(first, index), { turn, makers, due, difficulty });
    places.push(unlike(ofDueTemplates(drawable, places), places, likenessOf));
  }
  return places.map(({ place }) => place);
}

/** The difficulty of the exercise at an index: the wanted one, else each in turn. */
function difficultyAt(index: number, wanted: string | null): Difficulty {
  return DIFFICULTIES.find((name) => name === wanted) ?? DIFFICULTIES[index % DIFFICULTIES.length];
}

function hasDifficulty(maker: QuestionMaker | null, difficulty: Difficulty): boolean {
  return maker === null || difficultiesOf(maker).includes(difficulty);
}

/** The difficulty that was asked for, or the nearest that any of the makers has. */
function nearestDifficulty(makers: readonly (QuestionMaker | null)[], asked: Difficulty): Difficulty {
  const [nearest] = DIFFICULTIES.filter((difficulty) =>
    makers.some((maker) => hasDifficulty(maker, difficulty)),
  ).toSorted((one, other) => stepsBetween(one, asked) - stepsBetween(other, asked));
  return nearest;
}

function stepsBetween(one: Difficulty, other: Difficulty): number {
  return Math.abs(DIFFICULTIES.indexOf(one) - DIFFICULTIES.indexOf(other));
}

/** What may draw the next place: the questions that came least often, and once in each three on the operation what carries it out. */
function makersDue(
  makers: readonly (QuestionMaker | null)[],
  { exercise, makers: all }: ExerciseTurn,
  places: readonly TurnPlace[],
): ReadonlySet<QuestionMaker | null> {
  const questions = makers.filter((maker) => maker !== null);
  const uses = (maker: QuestionMaker): number => places.filter(({ place }) => place.maker === maker).length;
  const least = Math.min(...questions.map(uses));
  const dueQuestions = questions.filter((maker) => uses(maker) === least);
  if (!makers.includes(null)) return new Set(dueQuestions);
  // Counted over all difficulties, so that they do not disturb the groups.
  const among = Math.min(all.length, 3);
  const before = places.filter(({ turn }) => turn.exercise === exercise);
  const group = before.slice(before.length - (before.length % among));
  if (group.some(({ place }) => place.maker === null)) return new Set(dueQuestions);
  return new Set(group.length === among - 1 ? [null] : [...dueQuestions, null]);
}

/** What draws the exercise of a seed. It must not decide the question and its numbers in the same way. */
function makerAt(makers: readonly (QuestionMaker | null)[], seed: number): QuestionMaker | null {
  if (makers.length === 1) return makers[0];
  const questions = makers.filter((maker) => maker !== null);
  const weight = makers.includes(null) ? Math.ceil((questions.length + 1) / 2) : 0;
  const drawn = randomOf(sheetSeed(seed, 1)).integer(0, questions.length + weight - 1);
  return drawn < questions.length ? questions[drawn] : null;
}

/** The places that the seed leads to, whose makers are due. */
function* candidates(
  seed: number,
  {
    turn,
    makers,
    due,
    difficulty,
  }: {
    readonly turn: ExerciseTurn;
    readonly makers: readonly (QuestionMaker | null)[];
    readonly due: ReadonlySet<QuestionMaker | null>;
    readonly difficulty: Difficulty;
  },
): Generator<TurnPlace, void> {
  for (let attempt = 0; ; attempt++) {
    const next = attempt === 0 ? seed : sheetSeed(seed, attempt * ATTEMPT_STEP);
    const maker = makerAt(makers, next);
    if (due.has(maker)) yield { turn, place: { maker, difficulty, seed: next } };
  }
}

/** The candidates whose questions are made from templates that their makers took least often in the places before. */
function* ofDueTemplates(drawable: Iterable<TurnPlace>, places: readonly TurnPlace[]): Generator<TurnPlace, void> {
  const dueOf = memoizeWeak((maker: QuestionMaker) => templatesDue(maker, places));
  for (const candidate of drawable) {
    const { maker, seed } = candidate.place;
    if (maker?.templates === undefined || dueOf(maker).has(templateAt(maker, seed))) yield candidate;
  }
}

function templatesDue(maker: QuestionMaker, places: readonly TurnPlace[]): ReadonlySet<number> {
  const uses = Array.from({ length: maker.templates ?? 1 }, () => 0);
  for (const { place } of places) if (place.maker === maker) uses[templateAt(maker, place.seed)]++;
  const least = Math.min(...uses);
  return new Set(uses.flatMap((times, template) => (times === least ? [template] : [])));
}

/** Seeds of further attempts stand apart from those of places and of their choices. */
const ATTEMPT_STEP = 10_007;

/** One drawing of a place, as it is compared with others. */
interface Likeness {
  readonly text: string;
  readonly words: string;
}

interface TurnPlace {
  readonly turn: ExerciseTurn;
  readonly place: DrawnPlace;
}

/** The first candidate whose drawing is none of those before, and has the words of none while these are few; or the best of the first ones. */
function unlike(
  candidatePlaces: Iterable<TurnPlace>,
  places: readonly TurnPlace[],
  likenessOf: (place: TurnPlace) => Likeness,
): TurnPlace {
  let best: { readonly candidate: TurnPlace; readonly cost: number } | null = null;
  let attempts = 0;
  for (const candidate of candidatePlaces) {
    const cost = costOf(candidate, places, likenessOf);
    if (best === null || cost < best.cost) best = { candidate, cost };
    attempts++;
    if (best.cost === 0 || attempts === ATTEMPTS) return best.candidate;
  }
  throw new Error('no maker is due');
}

const ATTEMPTS = 5;

/** Other words are looked for among so many exercises of one kind; questions have no more wordings than a few. */
const FEW = 4;

/** How much a place is like those before it: what draws the same text weighs more than what has the same words. */
function costOf(
  candidate: TurnPlace,
  places: readonly TurnPlace[],
  likenessOf: (place: TurnPlace) => Likeness,
): number {
  const { turn, place } = candidate;
  const before = places.filter(({ turn: one, place: other }) =>
    place.maker === null
      ? other.maker === null && one.exercise === turn.exercise && other.difficulty === place.difficulty
      : other.maker === place.maker,
  );
  if (before.length === 0) return 0;
  const { text, words } = likenessOf(candidate);
  const drawn = before.map(likenessOf);
  const same = drawn.filter((one) => one.text === text).length;
  const alike = drawn.length < FEW ? drawn.filter((one) => one.words === words).length : 0;
  return same * FEW + alike;
}

function likeness({ turn: { exercise }, place: { maker, difficulty, seed } }: TurnPlace): Likeness {
  const random = randomOf(seed);
  return maker === null ? ofExercise(exercise.draw(random, difficulty)) : ofQuestion(maker.draw(random, difficulty));
}

function ofExercise({ body, prompt = [], hints }: DrawnExercise): Likeness {
  return { text: textOf(body), words: wordsIn([prompt, ...hints]) };
}

function ofQuestion({ prompt, hints, expected }: DrawnQuestion): Likeness {
  const right = expected.kind === 'choice' ? expected.choices.find(({ id }) => id === expected.correct) : undefined;
  const told = right === undefined ? [] : [right.text];
  return { text: textOf(prompt), words: wordsIn([prompt, ...hints, ...told]) };
}

/** The words alone, without numbers and matrices. */
function wordsIn(texts: readonly Prose[]): string {
  return texts
    .map((prose) =>
      prose
        .map((piece) => {
          if (typeof piece === 'string') return piece;
          return piece.kind === 'claim' ? wordsIn([piece.text]) : ' ';
        })
        .join(''),
    )
    .join('\n');
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
