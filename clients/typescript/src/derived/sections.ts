// Derived from the catalogue: change nothing here, run `npm run derive`.
import type {
  Taxonomy,
  Endpoint,
  NormalizedParameter,
  Step,
  QuickAction,
  Explore,
  Link,
  Learn,
  LearningPathway,
  Implementation,
  Exercise,
  ResultProperties,
  CompactStep,
} from './records.ts';

/** How much an envelope holds. */
export type Profile = 'lite' | 'standard' | 'detailed';

/** How much a compact reply holds. */
export type Level = 'lite' | 'standard' | 'detailed';

/** What `include` may name. */
export type Section =
  | 'metadata'
  | 'taxonomy'
  | 'endpoint'
  | 'task'
  | 'normalizedRequest'
  | 'intermediate'
  | 'answer'
  | 'result'
  | 'steps'
  | 'quickActions'
  | 'explore'
  | 'learn'
  | 'implementations'
  | 'exercises'
  | 'notes';

/** The sections of an envelope but the result, whose type depends on the answer. */
export interface Sections {
  /** Where the operation belongs. */
  readonly taxonomy: Taxonomy;
  /** The route that answered. */
  readonly endpoint: Endpoint;
  /** The problem as an exercise book states it. */
  readonly task: readonly string[];
  /** Every parameter with its value. */
  readonly normalizedRequest: { readonly [name: string]: NormalizedParameter };
  /** What was found on the way: pivots, rank, counts. */
  readonly intermediate: { readonly [name: string]: unknown } | null;
  /** The worked solution. */
  readonly steps: readonly Step[];
  /** Operations worth a look next. */
  readonly quickActions: readonly QuickAction[];
  /** Every operation of the family. */
  readonly explore: Explore;
  /** What is worth knowing about the operation. */
  readonly learn: Learn | null;
  /** The same calculation in programming languages. */
  readonly implementations: readonly Implementation[];
  /** Problems to practise on. */
  readonly exercises: readonly Exercise[];
  /** What a reader should know about this answer. */
  readonly notes: readonly string[];
  /** The notes in the formats that were asked for, if any. */
  readonly notesFormats: { readonly [name: string]: readonly unknown[] };
}

/** The sections that each profile holds. */
export interface SectionsOfProfile {
  readonly lite: 'taxonomy' | 'answer';
  readonly standard: 'taxonomy' | 'answer' | 'steps';
  readonly detailed:
    | 'taxonomy'
    | 'endpoint'
    | 'task'
    | 'normalizedRequest'
    | 'intermediate'
    | 'answer'
    | 'result'
    | 'steps'
    | 'quickActions'
    | 'explore'
    | 'learn'
    | 'implementations'
    | 'exercises'
    | 'notes';
}

/** What stands beside a compact result at the level "detailed". */
export interface Details {
  /** The worked solution. */
  readonly steps: readonly CompactStep[];
  /** Theory beside the steps, where steps_bg is true. */
  readonly background?: readonly CompactStep[];
  /** The request with its defaults, where request_params is true. */
  readonly requestParams?: { readonly [name: string]: unknown };
  /** Pages to go on reading, where learning_pathways is true. */
  readonly learningPathways?: readonly LearningPathway[];
  /** Operations that go with this one, where related is true. */
  readonly related?: readonly Link[];
  /** A description of the result, where properties is true. */
  readonly properties?: ResultProperties;
  /** What a reader should know about this answer; absent where there is nothing to say. */
  readonly notes?: readonly string[];
  /** The notes in the formats of the steps, where other than plain text is asked for. */
  readonly notesFormats?: { readonly [name: string]: readonly unknown[] };
}
