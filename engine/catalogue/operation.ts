// Operations: what the catalogue holds, and what is asked of each.

import { type Block, background, paragraph } from '../document/block.ts';
import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import type { Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import type { Exercise } from '../learning/exercise.ts';
import type { Implementation, Programs } from '../learning/implementation.ts';
import type { Learn } from '../learning/learn.ts';
import type { Answer, AnswerKind } from './answer.ts';
import type { AnyField, Given } from './field.ts';
import type { ProblemCode } from './problem.ts';

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
export type IdentityPart = Matrix | Rational | number | string | readonly number[] | null;

/** What an operation is called, takes and promises. */
interface Description {
  /** Unique; also the name in the combined endpoint: `add`, `row-min`, `determinant-3x3`. */
  readonly id: string;
  /** Its place among the operations of its topic. */
  readonly order: number;
  readonly title: string;
  readonly summary: string;
  /** The last path segment in each family; absent where the family lacks the operation. */
  readonly slugs: { readonly a?: string; readonly b?: string };
  /** Names the mathematical question for the input hash; operations that answer the same question share it. */
  readonly question: string;
  readonly body: readonly AnyField[];
  readonly problems: readonly ProblemCode[];
  readonly answer: AnswerKind;
  /** Ids of operations worth a look next. */
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

/** How an operation describes itself to the catalogue. */
export interface OperationSpec<Input, Move> extends Description {
  /** The mathematical input. @throws Problem where the fields do not fit together. */
  read(given: Given): Input;
  /** The input in the parts that identify the question: matrices, numbers and integers, in order. */
  identify(input: Input): readonly IdentityPart[];
  /** A bound on the elementary operations of `solve`, before any of them is done: what is beyond it is not even tried. */
  cost(input: Input): number;
  /** The nanoseconds that `solve` and writing the numbers of its answer are expected to take, about; `cost` where that says it. */
  time?(input: Input): number;
  /** The algorithm: yields what it does and returns the answer. @throws Problem where there is none. */
  solve(input: Input): Generator<Move, Answer, void>;
  /** The problem as an exercise book would state it. */
  task(input: Input): Prose;
  /** What a reader may want to know before the work begins; told as background. */
  readonly theory: readonly Prose[];
  /** The moves in the words of a teacher; `inDecimals` where the reader writes decimals, and wants no fractions on the way. */
  tell(input: Input, moves: readonly Move[], answer: Answer, inDecimals: boolean): readonly Block[];
  /** Pivots, rank, counts: what the algorithm found beside the answer; null where there is nothing to say. */
  intermediate?(input: Input, moves: readonly Move[], answer: Answer): Intermediate;
  /** The unevaluated entries, where each entry is one formula of entries of the input. */
  expression?(input: Input): Expression | null;
  /** What a careful teacher adds about this input. */
  notes?(input: Input, answer: Answer): readonly Prose[];
  readonly methods?: readonly (readonly [name: string, description: string])[];
  /** Whether it is worth asking of any matrix that another operation has answered with. */
  readonly isFollowUp?: boolean;
  readonly learn?: Learn;
  readonly exercise?: Exercise;
  readonly implementation?: Implementation<Input>;
}

/** One question asked of an operation, ready to be answered. Everything is computed on demand. */
export interface Question {
  /** The work at most, in elementary operations. */
  readonly cost: number;
  /** The work to be expected, with writing the answer's numbers, in nanoseconds. */
  readonly time: number;
  readonly identity: readonly IdentityPart[];
  /** The answer alone; moves are drained and forgotten, unless the story is kept for later. @throws Problem */
  answer(keep?: 'moves'): Answer;
  task(): Prose;
  /** The story, told from the moves: the kept ones, or those of a fresh run. */
  story(inDecimals?: boolean): readonly Block[];
  intermediate(): Intermediate | null;
  expression(): Expression | null;
  notes(): readonly Prose[];
  /** The question in other languages; null where the operation is not written in them. */
  programs(): Programs | null;
}

/** An operation as the catalogue holds it: the types of its input and moves are closed over. */
export interface Operation extends Description {
  readonly methods: readonly (readonly [name: string, description: string])[];
  readonly isFollowUp: boolean;
  readonly learn: Learn | null;
  readonly exercise: Exercise | null;
  /** @throws Problem where the inputs do not fit together. */
  ask(given: Given): Question;
}

/** Closes an operation over its input and move types. */
export function defineOperation<Input, Move>(spec: OperationSpec<Input, Move>): Operation {
  const theory = spec.theory.map((text) => background(paragraph(text)));
  return {
    id: spec.id,
    order: spec.order,
    title: spec.title,
    summary: spec.summary,
    slugs: spec.slugs,
    question: spec.question,
    body: spec.body,
    problems: spec.problems,
    answer: spec.answer,
    methods: spec.methods ?? [],
    isFollowUp: spec.isFollowUp ?? false,
    related: spec.related,
    examples: spec.examples,
    learn: spec.learn ?? null,
    exercise: spec.exercise ?? null,
    ask: (given) => new AskedQuestion(spec, theory, spec.read(given)),
  };
}

/** A class, because the accessors and functions of a literal are made anew for each question. */
class AskedQuestion<Input, Move> implements Question {
  readonly #spec: OperationSpec<Input, Move>;
  /** Opens the story of every question. */
  readonly #theory: readonly Block[];
  readonly #input: Input;
  #known: Answer | null = null;
  #told: Run<Move> | null = null;

  constructor(spec: OperationSpec<Input, Move>, theory: readonly Block[], input: Input) {
    this.#spec = spec;
    this.#theory = theory;
    this.#input = input;
  }

  get cost(): number {
    return this.#spec.cost(this.#input);
  }

  get time(): number {
    return this.#spec.time?.(this.#input) ?? this.cost;
  }

  get identity(): readonly IdentityPart[] {
    return this.#spec.identify(this.#input);
  }

  answer(keep?: 'moves'): Answer {
    this.#known ??=
      keep === 'moves' || this.#told !== null ? this.#run().answer : drained(this.#spec.solve(this.#input));
    return this.#known;
  }

  task(): Prose {
    return this.#spec.task(this.#input);
  }

  story(inDecimals = false): readonly Block[] {
    const { moves, answer } = this.#run();
    return [...this.#theory, ...this.#spec.tell(this.#input, moves, answer, inDecimals)];
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
    return this.#spec.notes === undefined ? [] : this.#spec.notes(this.#input, this.answer());
  }

  programs(): Programs | null {
    const { implementation } = this.#spec;
    return implementation === undefined ? null : programsOf(implementation, this.#input);
  }

  #run(): Run<Move> {
    this.#told ??= collected(this.#spec.solve(this.#input));
    return this.#told;
  }
}

function programsOf<Input>({ given, working }: Implementation<Input>, input: Input): Programs {
  return {
    given: given(input),
    working: {
      numpy: working.numpy(input),
      sympy: working.sympy(input),
      r: working.r(input),
      octave: working.octave(input),
      typescript: working.typescript(input),
      spreadsheet: working.spreadsheet(input),
    },
  };
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
