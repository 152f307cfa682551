// Operations: what the catalogue holds, and what is asked of each.

import { alsoInShort, type Block, background, paragraph } from '../document/block.ts';
import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import type { Entry } from '../exact/entry.ts';
import { entry, type ExactMatrix, matrixOf } from '../exact/matrix.ts';
import type { Exercise } from '../learning/exercise.ts';
import { type Implementation, isWritten, type Programs } from '../learning/implementation.ts';
import type { Learn } from '../learning/learn.ts';
import type { QuestionMaker } from '../learning/question.ts';
import type { Answer, AnswerKind, AnswerMember, Meaning, PartKind } from './answer.ts';
import type { Asked } from './asked.ts';
import type { AnswerComparison } from './comparison.ts';
import type { AnyField, FieldValues } from './field.ts';
import { DomainError, type DomainErrorCode, type Problem } from './domain-error.ts';
import { inputLetter } from './input-letters.ts';
import { type NamedInput, tellProblem } from './failures/tell-problem.ts';

/** A request body that tests, documentation and the page use, with its exact answer. */
export interface Example {
  readonly title: string;
  /** The inputs as JSON text would hold them. */
  readonly body: { readonly [field: string]: unknown };
  /** The answer, numbers as exact text ("2/3") in the answer's shape. */
  readonly answer: unknown;
}

/** Facts found on the way to an answer: pivots, rank, counts. Values are plain data; numbers are exact text. */
export type Intermediate = { readonly [name: string]: unknown };

/** What identifies a question beside its name: its mathematical inputs. */
export type IdentityPart = ExactMatrix | Entry | number | string | readonly number[] | null;

/** The kinds that an operation may answer with. */
export type OwnKind = Exclude<AnswerKind, 'record' | PartKind>;

/** What an operation is called, takes and promises. */
interface Description {
  /** Unique; the last segment of its paths, and its name in the combined endpoint: `add`, `row-min`, `determinant-3x3`. */
  readonly id: string;
  /** Its place among the operations of its topic; those without one come last, by their ids. */
  readonly order: number;
  readonly title: string;
  /**
   * Other words and signs for it, as people type them into a search, in lower case: those that mean this operation before all others, and
   * phrases. `multiply` belongs to the matrix product alone.
   */
  readonly alsoCalled: readonly string[];
  readonly summary: string;
  /** Names the mathematical question for the input hash; operations that answer the same question share it. */
  readonly question: string;
  readonly body: readonly AnyField[];
  readonly problems: readonly DomainErrorCode[];
  readonly answer: OwnKind;
  /** The parts of the answer, where it is a structure. */
  readonly members: readonly AnswerMember[];
  /** What such a structure is for. */
  readonly meaning: Meaning;
  /** Ids of operations worth a look next. */
  readonly related: readonly string[];
  /** Ids of operations of other folders that shall name this one among their related ones, as the last. */
  readonly linkedFrom: readonly string[];
  readonly examples: readonly Example[];
}

/** What an operation may leave out, because most of them say the same. */
type Defaulted = 'order' | 'question' | 'linkedFrom' | 'examples' | 'members' | 'meaning';

/** The files beside operation.ts that teach: each exports the member of its name. */
export interface Content<Input> {
  readonly examples: readonly Example[];
  readonly learn?: Learn;
  readonly exercise?: Exercise;
  /** Exercises beyond carrying it out, about the objectives of `learn`. */
  readonly questions?: readonly QuestionMaker[];
  readonly implementation?: Implementation<Input>;
  /** What a careful teacher adds about this input. */
  readonly notes?: (input: Input, answer: Answer) => readonly Prose[];
}

/** How an operation describes itself to the catalogue. */
export interface OperationSpec<Input, Move>
  extends Omit<Description, Defaulted>,
    Partial<Pick<Description, 'order' | 'question' | 'linkedFrom' | 'members' | 'meaning'>> {
  readonly content: Content<Input>;
  /** The mathematical input. @throws DomainError where the fields do not fit together. */
  read(given: FieldValues): Input;
  /**
   * The input in the parts that identify the question: matrices, numbers and integers, in order. By default the values of the
   * fields of the category `input`.
   */
  identify?(input: Input): readonly IdentityPart[];
  /** A bound on the elementary operations of `solve`, before any of them is done: what is beyond it is not even tried. */
  cost(input: Input): number;
  /** The nanoseconds that `solve` and writing the numbers of its answer are expected to take, about; `cost` where that says it. */
  time?(input: Input): number;
  /** The numbers that the answer has, where they may be more than those of the input. */
  answerEntries?(input: Input): number;
  /** The algorithm: yields what it does and returns the answer. @throws DomainError where there is none. */
  solve(input: Input): Generator<Move, Answer, void>;
  /** The answer alone, where `solve` takes longer because it plans its working: the same answer, or the same DomainError. */
  answerAlone?(input: Input): Answer;
  /** The problem as an exercise book would state it. */
  task(input: Input): Prose;
  /** What a reader may want to know before the work begins; told as background. */
  readonly theory: readonly Prose[];
  /** The theory of this input, where it is not the same for all of them. */
  theoryFor?(input: Input): readonly Prose[];
  /** The moves in the words of a teacher; `inDecimals` where the reader writes decimals, and wants no fractions on the way. */
  tell(input: Input, moves: readonly Move[], answer: Answer, inDecimals: boolean): readonly Block[];
  /**
   * A question without an answer, told from the moves up to the problem; null leaves it to the telling that all operations share,
   * which shows the inputs and where one sees the problem.
   */
  tellFailure?(input: Input, moves: readonly Move[], problem: Problem): FailureStory | null;
  /** Pivots, rank, counts: what the algorithm found beside the answer; null where there is nothing to say. */
  intermediate?(input: Input, moves: readonly Move[], answer: Answer): Intermediate;
  /** The unevaluated entries, where each entry is one formula of entries of the input. */
  expression?(input: Input): Expression | null;
  readonly methods?: readonly (readonly [name: string, description: string])[];
  /** Whether it is worth asking of any matrix that another operation has answered with. */
  readonly isFollowUp?: boolean;
  /** Whether such operations are worth asking of this one's matrix too, beside `related`; not where it holds data. True by default. */
  readonly hasFollowUps?: boolean;
  /** The number of rows and columns of its matrices, where it takes no other; null where it does. */
  readonly fixedSize?: number | null;
  /** Whether the combined endpoint of its topic can run it. True by default. */
  readonly isCombined?: boolean;
  /** What one asks about next: a matrix that it answered with, which is the default, or the matrix that it was asked about. */
  readonly nextAbout?: NextSubject;
  /** The operation that checks the answer: asked of the input and the answer, in this order. */
  readonly checkedBy?: string;
  /** Whether its answer is plain to see for this matrix, so that it is no use to offer it: the transpose of a symmetric matrix. */
  readonly isTrivialFor?: (a: ExactMatrix) => boolean;
  /** When a student's answer that is not equal to this one is right all the same; `equal` by default. */
  readonly comparison?: AnswerComparison;
  /**
   * What an exercise asks a student to write; by default the answer as its kind says, in a grid of its size. An answer of several parts
   * has none.
   */
  asked?(input: Input): Asked;
}

/** Why a question has no answer, as a worked solution. */
export interface FailureStory {
  readonly blocks: readonly Block[];
  readonly intermediate: Intermediate | null;
}

export type NextSubject = 'result' | 'input';

/** One question asked of an operation, ready to be answered. Everything is computed on demand. */
export interface Computation {
  /** The work at most, in elementary operations. */
  readonly elementaryOperations: number;
  /** The work to be expected, with writing the answer's numbers, in nanoseconds. */
  readonly nanoseconds: number;
  /** The numbers that the answer will have; null where they are not more than those of the inputs, about. */
  readonly answerEntries: number | null;
  readonly identity: readonly IdentityPart[];
  /** The answer alone; moves are drained and forgotten, unless the story is kept for later. @throws DomainError */
  answer(keep?: 'moves'): Answer;
  task(): Prose;
  /** What a student is to write; null where the kind of the answer says it. */
  asked(): Asked | null;
  /** The story, told from the moves: the kept ones, or those of a fresh run. */
  story(inDecimals?: boolean): readonly Block[];
  intermediate(): Intermediate | null;
  expression(): Expression | null;
  notes(): readonly Prose[];
  /** The question in other languages; null where the operation is not written in them, or not for these numbers. */
  programs(): Programs | null;
}

/** An operation as the catalogue holds it: the types of its input and moves are closed over. */
export interface Operation extends Description {
  readonly methods: readonly (readonly [name: string, description: string])[];
  readonly isFollowUp: boolean;
  readonly hasFollowUps: boolean;
  readonly fixedSize: number | null;
  readonly isCombined: boolean;
  readonly nextAbout: NextSubject;
  readonly checkedBy: string | null;
  readonly isTrivialFor: (a: ExactMatrix) => boolean;
  readonly comparison: AnswerComparison;
  readonly learn: Learn | null;
  readonly exercise: Exercise | null;
  readonly questions: readonly QuestionMaker[];
  /** @throws DomainError where the inputs do not fit together. */
  ask(given: FieldValues): Computation;
  /** The same question told up to the problem that it has; null where that is a limit of the service and no mathematics. */
  explain(given: FieldValues, problem: Problem): FailureStory | null;
}

/** Closes an operation over its input and move types. */
export function defineOperation<Input, Move>(spec: OperationSpec<Input, Move>): Operation {
  const theory = theoryBlocks(spec.theory);
  return {
    id: spec.id,
    order: spec.order ?? Number.POSITIVE_INFINITY,
    title: spec.title,
    alsoCalled: spec.alsoCalled,
    summary: spec.summary,
    question: spec.question ?? spec.id,
    body: spec.body,
    problems: spec.problems,
    answer: spec.answer,
    members: spec.members ?? [],
    meaning: spec.meaning ?? 'facts',
    methods: spec.methods ?? [],
    isFollowUp: spec.isFollowUp ?? false,
    hasFollowUps: spec.hasFollowUps ?? true,
    fixedSize: spec.fixedSize ?? null,
    isCombined: spec.isCombined ?? true,
    nextAbout: spec.nextAbout ?? 'result',
    checkedBy: spec.checkedBy ?? null,
    isTrivialFor: spec.isTrivialFor ?? (() => false),
    comparison: spec.comparison ?? 'equal',
    related: spec.related,
    linkedFrom: spec.linkedFrom ?? [],
    examples: spec.content.examples,
    learn: spec.content.learn ?? null,
    exercise: spec.content.exercise ?? null,
    questions: spec.content.questions ?? [],
    ask: (given) => new OperationComputation(spec, theory, given),
    explain: (given, problem) => failureOf(spec, given, problem),
  };
}

function theoryBlocks(theory: readonly Prose[]): readonly Block[] {
  return theory.map((text) => background(paragraph(text)));
}

/** A class, because the accessors and functions of a literal are made anew for each question. */
/** What the steps say first because of the value of a field. */
function toldOf(field: AnyField, given: FieldValues): readonly Block[] {
  if (field.kind !== 'integer' || field.told === undefined) return [];
  return given(field) === field.told.value ? alsoInShort(paragraph(field.told.words)) : [];
}

class OperationComputation<Input, Move> implements Computation {
  readonly #spec: OperationSpec<Input, Move>;
  /** Opens the story of every question. */
  readonly #theory: readonly Block[];
  readonly #given: FieldValues;
  readonly #input: Input;
  #known: Answer | null = null;
  #told: Run<Move> | null = null;

  constructor(spec: OperationSpec<Input, Move>, theory: readonly Block[], given: FieldValues) {
    this.#spec = spec;
    this.#theory = theory;
    this.#given = given;
    this.#input = spec.read(given);
  }

  get elementaryOperations(): number {
    return this.#spec.cost(this.#input);
  }

  get nanoseconds(): number {
    return this.#spec.time?.(this.#input) ?? this.elementaryOperations;
  }

  get answerEntries(): number | null {
    return this.#spec.answerEntries?.(this.#input) ?? null;
  }

  get identity(): readonly IdentityPart[] {
    return this.#spec.identify?.(this.#input) ?? inputsOf(this.#spec.body, this.#given).map(([, value]) => value);
  }

  answer(keep?: 'moves'): Answer {
    this.#known ??= keep === 'moves' || this.#told !== null ? this.#run().answer : this.#answerAlone();
    return this.#known;
  }

  asked(): Asked | null {
    return this.#spec.asked?.(this.#input) ?? null;
  }

  task(): Prose {
    return this.#spec.task(this.#input);
  }

  story(inDecimals = false): readonly Block[] {
    const { moves, answer } = this.#run();
    const theory = this.#spec.theoryFor === undefined ? this.#theory : theoryBlocks(this.#spec.theoryFor(this.#input));
    const told = this.#spec.body.flatMap((field) => toldOf(field, this.#given));
    return [...theory, ...told, ...this.#spec.tell(this.#input, moves, answer, inDecimals)];
  }

  intermediate(): Intermediate | null {
    if (this.#spec.intermediate === undefined) return null;
    const { moves, answer } = this.#run();
    return this.#spec.intermediate(this.#input, moves, answer);
  }

  expression(): Expression | null {
    return this.#spec.expression?.(this.#input) ?? null;
  }

  notes(): readonly Prose[] {
    return this.#spec.content.notes?.(this.#input, this.answer()) ?? [];
  }

  programs(): Programs | null {
    const { body, content } = this.#spec;
    if (content.implementation === undefined) return null;
    const { given: asked, working, prints } = content.implementation;
    const given: Programs['given'][number][] = [];
    for (const [name, value] of asked?.(this.#input) ?? inputsOf(body, this.#given)) {
      if (!isWritten(value)) return null;
      given.push([name, value]);
    }
    return {
      given,
      working: {
        numpy: working.numpy(this.#input),
        sympy: working.sympy(this.#input),
        r: working.r(this.#input),
        octave: working.octave(this.#input),
        typescript: working.typescript(this.#input),
        spreadsheet: working.spreadsheet(this.#input),
      },
      ...(prints === undefined ? {} : { prints }),
    };
  }

  #answerAlone(): Answer {
    return this.#spec.answerAlone?.(this.#input) ?? drained(this.#spec.solve(this.#input));
  }

  #run(): Run<Move> {
    this.#told ??= collected(this.#spec.solve(this.#input));
    return this.#told;
  }
}

/**
 * The mathematical inputs by their names: the values of the fields of the category `input`.
 * @throws Error for a field whose value has to be read before it means anything; an operation that has one says what identifies
 * its questions, and what its programs are given.
 */
function inputsOf(
  body: readonly AnyField[],
  given: FieldValues,
): readonly (readonly [name: string, value: ExactMatrix | Entry | number])[] {
  return body
    .filter(({ category }) => category === 'input')
    .map((field) => {
      if (
        field.kind === 'matrix' ||
        field.kind === 'operand' ||
        field.kind === 'vector' ||
        field.kind === 'vectors' ||
        field.kind === 'number' ||
        field.kind === 'integer'
      )
        return [field.name, given<'matrix' | 'operand' | 'vector' | 'vectors' | 'number' | 'integer'>(field)];
      throw new Error(`the field ${field.name} (${field.kind}) has no default in identify and implementations`);
    });
}

/** The operation's own story of the problem, or the shared one. */
function failureOf<Input, Move>(
  spec: OperationSpec<Input, Move>,
  given: FieldValues,
  problem: Problem,
): FailureStory | null {
  return ownFailure(spec, given, problem) ?? sharedFailure(spec.body, given, problem);
}

function ownFailure<Input, Move>(
  spec: OperationSpec<Input, Move>,
  given: FieldValues,
  problem: Problem,
): FailureStory | null {
  if (spec.tellFailure === undefined) return null;
  const moves: Move[] = [];
  let input: Input;
  try {
    input = spec.read(given);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
  try {
    for (const move of spec.solve(input)) moves.push(move);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  return spec.tellFailure(input, moves, problem);
}

function sharedFailure(body: readonly AnyField[], given: FieldValues, problem: Problem): FailureStory | null {
  const blocks = tellProblem(problem, namedInputs(body, given));
  return blocks === null ? null : { blocks, intermediate: null };
}

/** The matrices, numbers and lists of a question: A is the matrix a. */
function namedInputs(body: readonly AnyField[], given: FieldValues): readonly NamedInput[] {
  return body.flatMap((field): readonly NamedInput[] => {
    const { kind } = field;
    if (kind === 'vector') return [{ name: inputLetter(field.name, false), value: given<'vector'>(field) }];
    if (kind === 'optional-matrix' || kind === 'optional-vector' || kind === 'optional-number') {
      const value = given<'optional-matrix' | 'optional-vector' | 'optional-number'>(field);
      return value === null ? [] : [{ name: inputLetter(field.name, kind === 'optional-matrix'), value }];
    }
    if (kind === 'vectors') return vectorsByName(field.name, given<'vectors'>(field));
    if (kind !== 'matrix' && kind !== 'operand' && kind !== 'lines') return [];
    const value = given<'matrix' | 'operand' | 'lines'>(field);
    return [{ name: isNumber(value) ? field.name : field.name.toUpperCase(), value }];
  });
}

/** The vectors of a list `u` are called u₁, u₂ and so on. */
function vectorsByName(name: string, vectors: ExactMatrix): readonly NamedInput[] {
  const letter = name.charAt(0);
  return Array.from({ length: vectors.columns }, (_, k) => ({
    name: `${letter}_${k + 1}`,
    value: matrixOf(Array.from({ length: vectors.rows }, (__, row) => [entry(vectors, row, k)])),
  }));
}

function isNumber(value: NamedInput['value']): value is Entry {
  return 'kind' in value && !('rows' in value);
}

/** One run of an algorithm. */
interface Run<Move> {
  readonly moves: readonly Move[];
  readonly answer: Answer;
}

/** Runs an algorithm to its end and returns what it found; its moves are forgotten. */
export function drained<Result>(moves: Generator<unknown, Result, void>): Result {
  let step = moves.next();
  while (step.done !== true) step = moves.next();
  return step.value;
}

function collected<Move>(solving: Generator<Move, Answer, void>): Run<Move> {
  const moves: Move[] = [];
  let step = solving.next();
  while (step.done !== true) {
    moves.push(step.value);
    step = solving.next();
  }
  return { moves, answer: step.value };
}
