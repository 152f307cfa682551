// The sections of a family A envelope, in order, each with the lowest profile that shows it.

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

const descriptions: { readonly [S in SectionName]: string } = {
  taxonomy: 'where the operation belongs',
  endpoint: 'the route that answered',
  task: 'the problem as an exercise book states it',
  normalized_request: 'every parameter with its value',
  intermediate: 'what was found on the way: pivots, rank, counts',
  answer: 'the result without description: name, answer and exact values',
  result: 'the result with its properties and representations',
  steps: 'the worked solution',
  quick_actions: 'operations worth a look next',
  explore: 'every operation of the family',
  learn: 'what is worth knowing about the operation',
  implementations: 'the same calculation in programming languages',
  exercises: 'problems to practise on',
  notes: 'what a reader should know about this answer',
};

/** What `include` may name, each with what it holds; metadata is always there and may be named too. */
export const SECTION_CHOICES: readonly (readonly [name: string, description: string])[] = [
  ['metadata', 'facts about the request and the response, always there'],
  ...Object.entries(descriptions),
];
