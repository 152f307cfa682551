// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { Included } from '../envelope.ts';
import type { Level, Profile } from './sections.ts';

/** The options of every method that answers with an envelope. */
export interface EnvelopeOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> {
  /**
   * How much the response holds. One of "lite" (metadata, taxonomy and the answer), "standard" (the same with the
   * steps), "detailed" (every section). Default: "detailed".
   */
  readonly responseProfile?: P | undefined;
  /** Whether the entries of the answer are worked out, or left as expressions such as "1 + 5". Default: true. */
  readonly evaluateExpressions?: E | undefined;
  /** Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly. Default: false. */
  readonly applyDecimalsInSteps?: boolean | undefined;
  /**
   * The sections of the response; replaces what the profile selects. Metadata is always there. One of "metadata"
   * (facts about the request and the response, always there), "taxonomy" (where the operation belongs), "endpoint"
   * (the route that answered), "task" (the problem as an exercise book states it), "normalized_request" (every
   * parameter with its value), "intermediate" (what was found on the way: pivots, rank, counts), "answer" (the
   * result without description: name, answer and exact values), "result" (the result with its properties and
   * representations), "steps" (the worked solution), "quick_actions" (operations worth a look next), "explore"
   * (every operation of the family), "learn" (what is worth knowing about the operation), "implementations" (the
   * same calculation in programming languages), "exercises" (problems to practise on), "notes" (what a reader should
   * know about this answer). Default: null.
   */
  readonly include?: I | undefined;
  /** The name under which the result is returned. Default: "ans". */
  readonly resultName?: string | undefined;
  /** Whether background theory goes with the steps. Default: true. */
  readonly stepsBg?: boolean | undefined;
  /**
   * Formats that are added to steps, notes, hints and learning content; the empty string, or an empty list, means
   * plain text. Null adds none. One of "" (plain text), "html" (HTML with MathML, and SVG for figures), "latex"
   * (LaTeX), "speech" (words to be read aloud). Default: null.
   */
  readonly stepsOutputFormats?: readonly ('' | 'html' | 'latex' | 'speech')[] | null | undefined;
  /**
   * Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON), "svg" (figures as SVG). Default:
   * [].
   */
  readonly stepsExtraFormats?: readonly ('mathml' | 'mathjson' | 'svg')[] | undefined;
  /** Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1 to 15. Default: null. */
  readonly decimals?: number | null | undefined;
  /** The number that decides which exercises are drawn; without it the question itself decides. From 0 to 4294967295. */
  readonly exerciseSeed?: number | undefined;
  /** How many exercises the response holds. From 0 to 20. Default: 3. */
  readonly exerciseCount?: number | undefined;
  /**
   * How hard the exercises are. One of "mixed" (each in turn: easy, medium, hard), "easy" (small whole numbers),
   * "medium" (negative numbers, larger sizes, special cases), "hard" (fractions, longer working, cases to be thought
   * about). Default: "mixed".
   */
  readonly exerciseDifficulty?: 'mixed' | 'easy' | 'medium' | 'hard' | undefined;
  /**
   * How much of the working the steps show; a step has the same id at every length. One of "short" (the lines that a
   * teacher in a hurry writes), "normal" (each step with its reason, and a check), "full" (every product and every
   * difference too). Default: "normal".
   */
  readonly stepsLength?: 'short' | 'normal' | 'full' | undefined;
  /**
   * Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one sees why, and
   * counts as one answer. Default: false.
   */
  readonly explainFailure?: boolean | undefined;
  /**
   * How the steps write determinants (bars or det), row operations (arrow, assignment or beside the matrix), rows
   * (R, L or r) and decimals (point or comma); an object with the members to be changed.
   */
  readonly notation?:
    | {
        readonly determinant?: 'bars' | 'det';
        readonly row_operations?: 'arrow' | 'assignment' | 'beside';
        readonly row_letter?: 'R' | 'L' | 'r';
        readonly decimal_separator?: '.' | ',';
      }
    | undefined;
  /**
   * What the exercises ask for. One of "compute" (the operation is to be carried out), "mixed" (exercises of all
   * kinds that the operation has), "predict" (what happens is to be said without working it out), "decide" (one of
   * several statements, with its reason, is right), "find-value" (an unknown number or matrix is to be found),
   * "find-mistake" (one line of a working is wrong), "give-example" (any answer with certain properties is right),
   * "word-problem" (a situation is described in words). Default: "compute".
   */
  readonly exerciseKind?:
    | 'compute'
    | 'mixed'
    | 'predict'
    | 'decide'
    | 'find-value'
    | 'find-mistake'
    | 'give-example'
    | 'word-problem'
    | undefined;
}

/** The options of every compact method. */
export interface CompactOptions<L extends Level = Level> {
  /** The name under which the result is returned. Default: "ans". */
  readonly resultName?: string | undefined;
  /**
   * How much the response holds. One of "lite" (the result alone), "standard" (the result alone), "detailed" (the
   * result with its steps, theory, links and properties). Default: "detailed".
   */
  readonly apiLevel?: L | undefined;
  /** Whether background theory goes with the steps. Default: true. */
  readonly stepsBg?: boolean | undefined;
  /**
   * The formats of the steps; the empty string means plain text. An empty list means plain text too. One of ""
   * (plain text), "html" (HTML with MathML, and SVG for figures), "latex" (LaTeX), "speech" (words to be read
   * aloud). Default: [""].
   */
  readonly stepsOutputFormats?: readonly ('' | 'html' | 'latex' | 'speech')[] | undefined;
  /**
   * Further formats of the steps. One of "mathml" (MathML), "mathjson" (MathJSON), "svg" (figures as SVG). Default:
   * [].
   */
  readonly stepsExtraFormats?: readonly ('mathml' | 'mathjson' | 'svg')[] | undefined;
  /** Decimal places for rounding, halves away from zero; null or -1 means no rounding. From -1 to 15. Default: null. */
  readonly decimals?: number | null | undefined;
  /** Whether the numbers in the steps are shown rounded as well; the calculation goes on exactly. Default: false. */
  readonly applyDecimalsInSteps?: boolean | undefined;
  /** Whether the response holds a normalized copy of the request. Default: true. */
  readonly requestParams?: boolean | undefined;
  /** Whether the response links learning resources. Default: true. */
  readonly learningPathways?: boolean | undefined;
  /** Whether the response links related endpoints. Default: true. */
  readonly related?: boolean | undefined;
  /** Whether the response describes the result. Default: true. */
  readonly properties?: boolean | undefined;
  /**
   * How much of the working the steps show; a step has the same id at every length. One of "short" (the lines that a
   * teacher in a hurry writes), "normal" (each step with its reason, and a check), "full" (every product and every
   * difference too). Default: "normal".
   */
  readonly stepsLength?: 'short' | 'normal' | 'full' | undefined;
  /**
   * Whether mathematics that has no answer is explained: the 422 then holds the steps up to where one sees why, and
   * counts as one answer. Default: false.
   */
  readonly explainFailure?: boolean | undefined;
  /**
   * How the steps write determinants (bars or det), row operations (arrow, assignment or beside the matrix), rows
   * (R, L or r) and decimals (point or comma); an object with the members to be changed.
   */
  readonly notation?:
    | {
        readonly determinant?: 'bars' | 'det';
        readonly row_operations?: 'arrow' | 'assignment' | 'beside';
        readonly row_letter?: 'R' | 'L' | 'r';
        readonly decimal_separator?: '.' | ',';
      }
    | undefined;
}
