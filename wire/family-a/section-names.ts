// The sections of a family A envelope, in order, each with the lowest profile that shows it.
// Above: envelope.ts, parameters.ts. Below: nothing.

export type Profile = 'lite' | 'standard' | 'detailed';

/** `answer` is the short result, `result` the whole one: a profile shows one of them. */
export const SECTIONS = {
  taxonomy: 'lite',
  endpoint: 'detailed',
  task: 'detailed',
  normalized_request: 'detailed',
  intermediate: 'detailed',
  answer: 'lite',
  result: 'detailed',
  steps: 'standard',
  quick_actions: 'detailed',
  explore: 'detailed',
  learn: 'detailed',
  implementations: 'detailed',
  exercises: 'detailed',
  notes: 'detailed',
} as const satisfies { readonly [section: string]: Profile };

export type SectionName = keyof typeof SECTIONS;

/** What `include` may name; metadata is always there and may be named too. */
export const SECTION_NAMES: readonly string[] = ['metadata', ...Object.keys(SECTIONS)];
