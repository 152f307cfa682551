// Derived from the catalogue: change nothing here, run `npm run derive`.

export interface Metadata {
  /** True: a refusal has no envelope. */
  readonly success: boolean;
  /** 200, as in the status line. */
  readonly statusCode: number;
  readonly request: {
    /** Also in the header X-Request-Id. */
    readonly requestId: string;
    /** The X-Request-Id of the request, where it had one. */
    readonly correlationId: string;
    /** From the arrival of the request to the answer, in milliseconds. */
    readonly processingTimeMs: number;
    /** When the answer was sealed, in UTC. */
    readonly timestampIso: string;
    /** Equal questions have equal hashes. */
    readonly inputHash: string;
  };
  readonly usage: {
    /** The free plan, a limit of this account alone, or the day of test keys. */
    readonly plan: 'free' | 'custom' | 'test';
    /** Answers a month. */
    readonly limit: number;
    /** This answer included. */
    readonly requestsUsed: number;
    /** Answers that are left this month. */
    readonly remaining: number;
    /** When the count begins anew, in UTC. */
    readonly resetsAt: string;
  };
  readonly api: {
    /** The profile that was used. */
    readonly level: 'lite' | 'standard' | 'detailed';
    /** The version of the routes. */
    readonly version: string;
    /** Semantic; its minor number grows with each added member. */
    readonly schemaVersion: string;
    readonly deprecation: {
      readonly deprecated: boolean;
    };
  };
  readonly response: {
    /** The length of this body. */
    readonly originalBytes: number;
    /** The bytes that were sent for it. */
    readonly compressedBytes: number;
    /** The first divided by the second. */
    readonly compressionRatio: number;
    readonly compressionAlgorithm: 'gzip' | 'identity';
  };
}

export interface Taxonomy {
  readonly domain: string;
  /** A branch of the domain. */
  readonly branch: string;
  /** A part of the branch. */
  readonly module: string;
  /** A group of operations. */
  readonly topic: string;
  /** The operation. */
  readonly concept: string;
  /** The operation as addresses name it. */
  readonly conceptSlug: string;
}

export interface Endpoint {
  readonly method: string;
  /** The path that was posted to. */
  readonly route: string;
  readonly description: string;
}

export interface NormalizedParameter {
  /** The name of the field. */
  readonly name: string;
  /** The name as a form shows it. */
  readonly label: string;
  readonly type: 'str' | 'matrix' | 'bool' | 'int' | 'vector_str';
  readonly description: string | null;
  /** The permitted values, where there are only so many. */
  readonly choices: { readonly [name: string]: string } | null;
  /** What was given, or the default. */
  readonly value: unknown;
  /** The value as LaTeX. */
  readonly latex: string | null;
  /** Groups lay out a form and carry no value. */
  readonly category: 'input' | 'options' | 'group';
}

/** One step of the worked solution. */
export interface Step {
  /** The same for the same question. */
  readonly id: string;
  readonly content: string | readonly string[];
  /** In a text, formulas stand between \( and \). */
  readonly contentType: 'h1' | 'latex' | 'text' | 'border';
  readonly metadata:
    | StepMarks
    | {
        readonly width: number;
        readonly pattern: string;
        readonly color: string;
      }
    | null;
  /** The reason for the step. */
  readonly explain: string | null;
  /** What the explanation is: "info". */
  readonly explainType: string | null;
  /** The step in the formats that were asked for, if any. */
  readonly contentFormats?: {
    /** plain text */
    readonly text?: string;
    /** HTML with MathML, and SVG for figures */
    readonly html?: string;
    /** LaTeX */
    readonly latex?: string;
    /** words to be read aloud */
    readonly speech?: string;
    /** MathML */
    readonly mathml?: string;
    /** MathJSON */
    readonly mathjson?: unknown;
    /** figures as SVG */
    readonly svg?: string;
  };
  readonly explainFormats?: {
    /** plain text */
    readonly text?: string;
    /** HTML with MathML, and SVG for figures */
    readonly html?: string;
    /** LaTeX */
    readonly latex?: string;
    /** words to be read aloud */
    readonly speech?: string;
    /** MathML */
    readonly mathml?: string;
    /** MathJSON */
    readonly mathjson?: unknown;
    /** figures as SVG */
    readonly svg?: string;
  } | null;
}

/** What of its matrix a step is about, counted from 1. */
export interface StepMarks {
  readonly marked: {
    readonly rows: readonly number[];
    readonly columns: readonly number[];
    readonly cells: readonly (readonly [number, number])[];
  };
}

/** An operation that has an answer for it. */
export interface QuickAction {
  readonly label: string;
  /** The path to post to. */
  readonly apiRoute: string;
  readonly description: string;
  /** What the action takes: the result, the first matrix of the question, or its vectors. */
  readonly appliesTo: 'result' | 'a' | 'input';
  /** What to post; left out where the matrix is large. */
  readonly body?: { readonly [name: string]: unknown };
}

/** By topic and operation. */
export type Explore = { readonly [name: string]: { readonly [name: string]: Link } };

export interface Link {
  readonly label: string;
  /** The path to post to. */
  readonly apiRoute: string;
  readonly description: string;
}

/** Sentences with formulas between \( and \). */
export interface Learn {
  readonly educationLevel: {
    /** Grows with age, from 1. */
    readonly level: number;
    readonly label: string;
    readonly displayName: string;
    readonly description: string | null;
    /** Years, from and to. */
    readonly ageRange: string;
  };
  readonly summary: string;
  /** What a learner should know before. */
  readonly prerequisites: readonly string[];
  /** What the operation means, in everyday words. */
  readonly intuition: readonly string[];
  /** What the operation is, exactly. */
  readonly concepts: readonly string[];
  /** Each term with its meaning after a colon. */
  readonly keyTerms: readonly string[];
  /** What a learner can do afterwards. */
  readonly objectives: readonly string[];
  /** Advice for working by hand. */
  readonly hints: readonly string[];
  readonly formulae: readonly {
    readonly id: string;
    readonly name: string;
    readonly latex: string;
    readonly plainText: string;
    readonly speech: string;
    readonly description: string;
    /** When the formula holds. */
    readonly conditions: readonly string[];
    /** Each letter with its meaning after a colon. */
    readonly variables: readonly string[];
    readonly formulaType: 'definition' | 'rule' | 'property' | 'identity';
  }[];
  readonly applications: readonly {
    readonly id: string;
    readonly title: string;
    readonly industry: string;
    readonly description: string;
  }[];
  readonly realWorldExamples: readonly {
    readonly id: string;
    readonly title: string;
    readonly industry: string;
    readonly description: string;
  }[];
  readonly misconceptions: readonly {
    readonly id: string;
    /** The kind of mistake: procedure, definition, notation and the like. */
    readonly category: string;
    /** What the learner believes. */
    readonly misconception: string;
    /** What is true instead. */
    readonly correct: string;
    /** Where the belief fails. */
    readonly whyWrong: string;
    /** The mistake at work, as LaTeX; also as plain text and as words. */
    readonly example: {
      /** What the names stand for. */
      readonly given: readonly string[];
      /** A relation that is false with these values. */
      readonly incorrect: string;
      /** A relation that is true with these values. */
      readonly correct: string;
      readonly plainText: {
        readonly given: readonly string[];
        readonly incorrect: string;
        readonly correct: string;
      };
      readonly speech: {
        readonly given: readonly string[];
        readonly incorrect: string;
        readonly correct: string;
      };
    };
  }[];
  readonly learningPathways: readonly LearningPathway[];
  /** What to learn next. */
  readonly nextTopics: readonly string[];
  /** All of this in each format that was asked for, the formula of a card as `content`. */
  readonly learnFormats?: { readonly [name: string]: { readonly [name: string]: unknown } };
}

/** A page to go on reading. */
export interface LearningPathway {
  /** The title of the page. */
  readonly title: string;
  readonly provider: string;
  /** What the page is: a lesson, a textbook, a video and the like. */
  readonly kind: string;
  /** For whom it is written. */
  readonly level: string;
  readonly url: string;
}

/** The same calculation as a program. */
export interface Implementation {
  /** As a syntax highlighter knows it. */
  readonly language: string;
  readonly label: string;
  /** The whole program with the inputs of this request. */
  readonly code: string;
  /** What must be installed beside the language. */
  readonly packages: readonly string[];
  /** What the program prints, where that is known beforehand. */
  readonly output: string | null;
  /** In float64 the last digits of a run may differ. */
  readonly arithmetic: 'exact' | 'float64';
}

export interface Exercise {
  readonly id: string;
  /** What is asked for. */
  readonly kind: 'compute' | 'predict' | 'decide' | 'find-value' | 'find-mistake' | 'give-example' | 'word-problem';
  /** The id of the objective of the operation that the exercise tests. */
  readonly objective: string | null;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** The problem, formulas between \( and \). */
  readonly prompt: string;
  readonly promptFormats: {
    readonly text: string;
    /** HTML with MathML. */
    readonly html: string;
    /** Words to be read aloud. */
    readonly speech: string;
  };
  /** What to post for every step of the solution; null where no operation solves the exercise. */
  readonly body: { readonly [name: string]: unknown } | null;
  /**
   * The answer, in the shape that the operation answers with; of other kinds a number, a list, a matrix, the id of a
   * choice, the number of the wrong line with the right value, or matrices by their names.
   */
  readonly answer: unknown;
  /** The answer as exact texts, where some number of it is not exactly what is written. */
  readonly exact?: unknown;
  /**
   * When an answer is right that is not equal to this one: `equal`, `equal-up-to-order`, `with-properties` and
   * others.
   */
  readonly comparison: string;
  /** The answers to choose from, where one is to be chosen. */
  readonly answerChoices?: readonly {
    readonly id: string;
    readonly text: string;
    readonly textFormats: {
      readonly text: string;
      /** HTML with MathML. */
      readonly html: string;
      /** Words to be read aloud. */
      readonly speech: string;
    };
  }[];
  /** What any answer must have, where there are many. */
  readonly properties?: readonly string[];
  /** Ways to the answer, the last one the most detailed. */
  readonly hints: readonly string[];
  /** The hints in the formats that were asked for, if any. */
  readonly hintFormats?: { readonly [name: string]: readonly unknown[] };
  /** The worked solution, line by line, in short. */
  readonly solution: readonly string[];
  /** The solution in the formats that were asked for, if any. */
  readonly solutionFormats?: { readonly [name: string]: readonly unknown[] };
  /** The path to post to. */
  readonly apiRoute: string;
  /** Asking with this seed and this difficulty draws the same exercise. */
  readonly seed: number;
}

/** A description of the result. */
export interface ResultProperties {
  readonly kind: 'matrix' | 'vector' | 'number' | 'integer' | 'shape' | 'polynomial' | 'object';
  readonly numVariables: null;
  readonly shape: readonly [number, number] | null;
  readonly description: string;
  /** The length of the answer as JSON. */
  readonly sizeBytes: number;
  readonly labels: null;
  /** In float64 the last digits may be wrong; a note says so. */
  readonly arithmetic: 'exact' | 'float64';
  /** The decimal places that the answer was rounded to, where that changed a number of it. */
  readonly roundedTo?: number;
}

export interface Representations {
  /** Readable in a fixed-width font. */
  readonly plainText: string;
  /** For a formula of amsmath. */
  readonly latex: string;
  /** One row a line. Rows end with CR LF, but for the last. */
  readonly csv: string;
}

/** One step of the worked solution. */
export interface CompactStep {
  /** The same for the same question. */
  readonly id: string;
  readonly kind: 'heading' | 'formula' | 'prose' | 'figure' | 'rule';
  /** The step in each format that was asked for. */
  readonly content: {
    /** plain text */
    readonly text?: string;
    /** HTML with MathML, and SVG for figures */
    readonly html?: string;
    /** LaTeX */
    readonly latex?: string;
    /** words to be read aloud */
    readonly speech?: string;
    /** MathML */
    readonly mathml?: string;
    /** MathJSON */
    readonly mathjson?: unknown;
    /** figures as SVG */
    readonly svg?: string;
  };
  readonly explain: {
    /** plain text */
    readonly text?: string;
    /** HTML with MathML, and SVG for figures */
    readonly html?: string;
    /** LaTeX */
    readonly latex?: string;
    /** words to be read aloud */
    readonly speech?: string;
    /** MathML */
    readonly mathml?: string;
    /** MathJSON */
    readonly mathjson?: unknown;
    /** figures as SVG */
    readonly svg?: string;
  } | null;
  readonly metadata?: StepMarks;
}

/** What is to be said of a student's answer. */
export interface AnswerFeedback {
  /** The operation that the answer is to. */
  readonly operation: string;
  /** The id of the exercise, where the answer is to one. */
  readonly exercise?: string;
  /**
   * correct_when_rounded: right to the places that were written or asked for. equivalent: another form of the same
   * answer, such as another row echelon form. unread: something was not understood.
   */
  readonly verdict: 'correct' | 'correct_when_rounded' | 'equivalent' | 'incorrect' | 'wrong_shape' | 'unread';
  /** The verdict in one sentence. */
  readonly sentence: string;
  /** How many entries are right. */
  readonly right: number;
  /** How many entries the right answer has. */
  readonly total: number;
  /** The entries that are wrong; lists are one row. */
  readonly wrong: readonly WrongPlace[];
  /** The slips that lead to just this answer; several are a tie, and none where no slip is known. */
  readonly explanations: readonly SlipExplanation[];
  /** The form of the right answer, in words. */
  readonly expectedShape: string;
  /** What was read, as exact texts in the form of the answer. */
  readonly read?: string | readonly (readonly string[])[] | readonly string[] | { readonly [name: string]: unknown };
  /** What was read of one line, as one writes it: `x₁ = 1 + 2t, x₂ = t`. */
  readonly readAs?: string;
  readonly unread?: UnreadPart;
  /** The right answer, where reveal is true. */
  readonly rightAnswer?: {
    /** In the shape of the answer of the operation, or of the exercise. */
    readonly answer: unknown;
    /** As exact texts, where some number of it is not exactly what is written. */
    readonly exact?: unknown;
  };
}

export interface WrongPlace {
  /** Counted from 1. */
  readonly row: number;
  /** Counted from 1. */
  readonly column: number;
  /** What was written there. */
  readonly given: string;
  /** The part of an answer of several parts: `basis`, `permutation-sign.cycles`. */
  readonly part?: string;
}

/** A slip that leads to just what was written. */
export interface SlipExplanation {
  /** The slip: its id and its name. */
  readonly kind: string;
  /** What happened, without the right entry. */
  readonly sentence: string;
  /** The sentence in the formats that were asked for. */
  readonly sentenceFormats?: { readonly [name: string]: string };
  /** What to ask the student. */
  readonly question: string;
}

/** What was not understood; row and column are null where it is the whole. */
export interface UnreadPart {
  /** Counted from 1. */
  readonly row: number | null;
  /** Counted from 1. */
  readonly column: number | null;
  /** What was written. */
  readonly text: string;
  readonly reason: string;
  /** The part of an answer of several parts: `basis`, `permutation-sign.cycles`. */
  readonly part?: string;
}

/** What is to be said of a student's working. */
export interface WorkingFeedback {
  readonly operation: string;
  /** One for each line, in their order. */
  readonly lines: readonly JudgedLine[];
  /** The first line that does not follow, counted from 0. */
  readonly firstSlip: number | null;
  /**
   * What is to be said of the line with the role answer; unfinished where the last line is on the way to what is
   * asked for.
   */
  readonly answer: 'right' | 'follows' | 'wrong' | 'right-but-not-from-this-working' | 'unfinished' | 'none';
  /** Hints as plain text, each says more than the one before. */
  readonly hints: readonly string[];
  /** The hints in the formats that were asked for. */
  readonly hintFormats?: { readonly [name: string]: readonly string[] };
  readonly nextStep: WorkingStep | null;
  /** Row operations that are left in the planned working from the last matrix; null in other workings. */
  readonly workLeft: number | null;
  readonly unread: readonly UnreadPlace[];
}

export interface JudgedLine {
  /** The line that the student wrote, counted from 1. */
  readonly line: number;
  /** Which part of it, between equals signs, counted from 1; null for a whole line. */
  readonly part: number | null;
  readonly verdict:
    | 'right'
    | 'right-unnamed-steps'
    | 'right-named-otherwise'
    | 'slip'
    | 'follows'
    | 'new-slip'
    | 'back-on-track'
    | 'unread'
    | 'cannot-tell';
  readonly certainty: 'proved' | 'only-explanation' | 'likely' | 'tie' | 'unknown';
  /** What was read, in one plain spelling. */
  readonly read: {
    readonly text: string;
    readonly operations: readonly string[];
  };
  /** The first row that differs, counted from 1. */
  readonly row: number | null;
  /** The column, where a single entry differs. */
  readonly column: number | null;
  /** The operation that was named or is likely to have been meant. */
  readonly operation: string | null;
  /** Slips that give exactly this line; several are a tie. */
  readonly explanations: readonly SlipExplanation[];
  /** The line as it should be, at the last rung only. */
  readonly expected: readonly (readonly string[])[] | null;
}

export interface WorkingStep {
  /** The row operation, from the third rung on. */
  readonly operation: string | null;
  /** Hints as plain text, each says more than the one before. */
  readonly hints: readonly string[];
  /** The hints in the formats that were asked for. */
  readonly hintFormats?: { readonly [name: string]: readonly string[] };
  /** The matrix after it, at the last rung only. */
  readonly matrix: readonly (readonly string[])[] | null;
}

export interface UnreadPlace {
  /** The way to it in the body. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
  /** The character of the text there, counted from 1. */
  readonly character: number | null;
}

export interface NextStepFeedback {
  readonly operation: string;
  readonly nextStep: WorkingStep | null;
  /** Row operations that are left in the planned working. */
  readonly workLeft: number;
  readonly unread: readonly UnreadPlace[];
}

/** The task, as the student had it. */
export interface WorkingTask {
  /** What the student was asked. The names of the catalogue are read too. */
  readonly operation:
    | 'ref'
    | 'rref'
    | 'rank'
    | 'solve'
    | 'null-space'
    | 'column-space'
    | 'row-space'
    | 'left-null-space'
    | 'inverse'
    | 'determinant'
    | 'matmul'
    | 'power'
    | 'add'
    | 'subtract'
    | 'multiply-ew'
    | 'scalar-multiply'
    | 'transpose'
    | 'trace'
    | 'expression'
    | 'charpoly'
    | 'eigenvalues'
    | 'eigenvectors'
    | 'dot'
    | 'cross'
    | 'projection'
    | 'norm'
    | 'unit'
    | 'angle'
    | 'distance'
    | 'row-std'
    | 'col-std'
    | 'mat-std'
    | 'covariance'
    | 'correlation'
    | 'diagonalize'
    | 'orthogonal-diagonalization'
    | 'svd'
    | 'jordan'
    | 'minimal-polynomial'
    | 'lu'
    | 'cholesky'
    | 'ldlt'
    | 'rank-factorization'
    | 'minors'
    | 'cofactors'
    | 'adjugate'
    | 'gram-schmidt'
    | 'qr'
    | 'least-squares'
    | 'projection-matrix'
    | 'definiteness'
    | 'independence'
    | 'steady-state'
    | 'divide-ew'
    | 'raise-ew'
    | 'rot90'
    | 'flipud'
    | 'fliplr'
    | 'tril'
    | 'triu'
    | 'coordinates'
    | 'change-of-basis'
    | 'sum-and-intersection'
    | 'row-mean'
    | 'row-median'
    | 'row-var'
    | 'row-sum'
    | 'row-max'
    | 'row-min'
    | 'col-mean'
    | 'col-median'
    | 'col-var'
    | 'col-sum'
    | 'col-max'
    | 'col-min'
    | 'mat-mean'
    | 'mat-median'
    | 'mat-var'
    | 'mat-sum'
    | 'mat-max'
    | 'mat-min';
  /** Rows of entries. */
  readonly a?: readonly (readonly (string | number)[])[];
  /** The second matrix; of a system the right side, where a does not hold it. */
  readonly b?: readonly (string | number)[] | readonly (readonly (string | number)[])[];
  /** The first vector of `dot`, `cross`, `projection` and `angle`, which take it instead of a. */
  readonly u?: readonly (string | number)[] | readonly (readonly (string | number)[])[];
  /** The second vector: of `projection` the one that is projected on. Of `norm` and `unit` the only one. */
  readonly v?: readonly (string | number)[];
  /** The vectors of `gram-schmidt` and `independence`, instead of a. */
  readonly vectors?: readonly (readonly (string | number)[])[];
  /** The point of `distance`. */
  readonly point?: readonly (string | number)[];
  /** Of a plane: its normal vector. */
  readonly normal?: readonly (string | number)[];
  /** Of a plane: the right side of n·x = offset; 0 without it. */
  readonly offset?: string | number;
  /** Of a line: its direction. */
  readonly direction?: readonly (string | number)[];
  /** Of a line: one of its points. */
  readonly through?: readonly (string | number)[];
  /** Of `steady-state`: which lines of a are distributions; `column` without it. */
  readonly orientation?: 'column' | 'row';
  /** The basis of `coordinates`, instead of a; the vector is v. */
  readonly basis?: readonly (readonly (string | number)[])[];
  /** The old basis of `change-of-basis`. */
  readonly from?: readonly (readonly (string | number)[])[];
  /** The new basis of `change-of-basis`. */
  readonly to?: readonly (readonly (string | number)[])[];
  /** The vectors of W in `sum-and-intersection`; those of U are u or a. */
  readonly w?: readonly (readonly (string | number)[])[];
  /** Of `norm` 2, 1, inf or frobenius; of `lu` lu, plu or ldu. */
  readonly kind?: string;
  /** Of `minors`: the row of the place, together with col. */
  readonly row?: number;
  /** Of `minors`: the column of the place. */
  readonly col?: number;
  /** The columns left of the bar. */
  readonly bar?: number;
  /** The columns right of the bar, instead of `bar`. */
  readonly augmented?: number;
  /** The number that `scalar-multiply` multiplies by; the turns of `rot90`, the diagonal of `tril` and `triu`. */
  readonly k?: string | number;
  /** The exponent of `power`, from 2 to 24. */
  readonly exponent?: number;
  /** What a variance, a standard deviation or a covariance is divided by; `n` without it. */
  readonly divisor?: 'n' | 'n-1';
  /** The eigenvalue whose eigenvectors are asked for. */
  readonly eigenvalue?: string | number;
  /** For `expression`, and for a determinant of more than A: an expression in A and B, such as `(A*B)^T`. */
  readonly of?: string;
}

/** A line of the working: one of matrix, expression, entries, values, equation and claim. */
export interface WorkingLine {
  /** Rows of entries. */
  readonly matrix?: readonly (readonly (string | number)[])[];
  /** A number or an expression: "3*(5*9 - 6*8)", "λ^2 - 5λ + 6". */
  readonly expression?: string | number;
  /** Single entries of a matrix, each by its row and column: {"1,2": "3*4 + 2*5"}. */
  readonly entries?: { readonly [name: string]: string | number };
  /** Values by name: {"x": "2 - 3t", "y": "t"}, {"λ": [1, 3]}. */
  readonly values?: { readonly [name: string]: string | number | readonly (string | number)[] };
  /** A single equation of a system, the others stay: "5x = 10". */
  readonly equation?: string;
  /** `no-solution`, `infinitely-many`, `not-invertible` or `rank: 2`. */
  readonly claim?: string;
  /** The row operations that lead here, as they were typed: "R2 -> R2 - 4R1; R1 <-> R3". */
  readonly operations?: string;
  /** What the line is, where the student says so. */
  readonly role?:
    | 'answer'
    | 'determinant'
    | 'minors'
    | 'cofactors'
    | 'adjugate'
    | 'A-λI'
    | 'A-λ*I'
    | 'characteristic-matrix'
    | 'mean'
    | 'sorted'
    | 'sum-of-eigenvalues'
    | 'A^-1'
    | 'B^-1'
    | 'inverse-of-a'
    | 'inverse-of-b';
  /** The number in front of a matrix or a determinant. */
  readonly factor?: string | number;
  /** The line that this one starts from, counted from 0, where it is not the one before. */
  readonly from?: number;
  /** What the student calls it, in workings that state quantities: `‖v‖`, `L`, `u2`. */
  readonly name?: string;
  /** Of a line with several equals signs: which of its parts this is, counted from 1. */
  readonly part?: number;
}

export interface WorkingPolicy {
  /**
   * Whether an equivalent line that is not what was named is a slip: never (the default), unless another usual
   * operation gives it, always.
   */
  readonly namedOperations?: 'may-differ' | 'unless-proved' | 'must-match';
  /** Whether lines after a slip are judged from the line before them. */
  readonly followThrough?: boolean;
  /** `exact`, or the decimal places that each line is rounded to. */
  readonly rounding?: string | number;
}

export interface WorkingOptions {
  /** How much is told: the line, the row, the entry, the calculation, the right row. */
  readonly rung?: number;
  /** Whether the next row operation is told too, as far as the rung goes. */
  readonly nextStep?: boolean;
  /** Formats of the hints and explanations beside plain text. */
  readonly formats?: readonly ('latex' | 'html' | 'speech' | 'mathml')[] | null;
}
