// Derived from the catalogue: change nothing here, run `npm run derive`.

/** Members of replies that hold data: nothing inside is renamed. */
export const DATA: ReadonlySet<string> = new Set([
  'answer',
  'exact',
  'intermediate',
  'request_params',
  'choices',
  'value',
  'mathjson',
  'body',
  'learn_formats',
  'read',
  'sentence_formats',
]);

/** Members of replies whose own members have names that are data, to this depth. */
export const MAPS: ReadonlyMap<string, number> = new Map([
  ['normalized_request', 1],
  ['explore', 2],
  ['notes_formats', 1],
  ['hint_formats', 1],
  ['solution_formats', 1],
]);
