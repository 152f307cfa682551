// Finding an operation by what people call it.

/** What operations are found by. */
export interface Searched {
  readonly id: string;
  readonly title: string;
  readonly also_called: readonly string[];
  readonly summary: string;
  readonly methods: readonly (readonly [name: string, description: string])[];
}

export interface Group<Found extends Searched> {
  readonly id: string;
  readonly title: string;
  readonly operations: readonly Found[];
}

/** A size says nothing: an operation takes matrices of any. */
const size = /^\d+[x×]\d+$|^n[x×]n$/;

/** Words that say nothing about which operation is meant. */
const fillers = new Set(['a', 'an', 'the', 'of', 'to', 'matrix', 'matrices']);

/** The groups with the operations that fit the words, the best group first; all of them where there are no words. */
export function findOperations<Found extends Searched>(
  groups: readonly Group<Found>[],
  query: string,
): readonly Group<Found>[] {
  const words = wordsOf(query);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ranked(group, words, query))
    .filter(({ operations }) => operations.length > 0)
    .toSorted((one, other) => other.score - one.score);
}

interface RankedGroup<Found extends Searched> extends Group<Found> {
  readonly score: number;
}

function ranked<Found extends Searched>(
  group: Group<Found>,
  words: readonly string[],
  query: string,
): RankedGroup<Found> {
  const scored = group.operations
    .map((operation) => ({ operation, score: scoreOf(operation, group.title, words, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return { ...group, operations: scored.map(({ operation }) => operation), score: scored[0]?.score ?? 0 };
}

function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replaceAll('⁻¹', '^-1')
    .split(/\s+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.has(word) && !size.test(word));
  return telling.length > 0 ? telling : words;
}

/** The sum of the scores of all words; each must be found somewhere. */
function scoreOf(operation: Searched, topic: string, words: readonly string[], query: string): number {
  const scores = words.map((word) => scoreOfWord(operation, topic, word));
  if (scores.includes(0)) return 0;
  const phrase = query.trim().toLowerCase();
  const isNamed =
    operation.id === phrase ||
    operation.title.toLowerCase().startsWith(phrase) ||
    (words.length > 1 && operation.also_called.includes(phrase));
  return Math.max(...scores) + scores.reduce((sum, score) => sum + score, 0) / scores.length + (isNamed ? 20 : 0);
}

function scoreOfWord(operation: Searched, topic: string, word: string): number {
  const { id, title, also_called: others, summary, methods } = operation;
  const name = title.toLowerCase();
  // What people mean by a word, though it is in the name of another operation too.
  if (others.includes(word)) return 12;
  if (name.split(/[\s()]+/).includes(word)) return 10;
  if (id.split('-').includes(word)) return 9;
  if (beginsAWord(name, word)) return 8;
  if (id.startsWith(word)) return 7;
  if (others.some((other) => other.split(/[\s-]+/).includes(word))) return 6;
  if (word.length > 2 && others.some((other) => beginsAWord(other, word))) return 5;
  if (methods.some(([method]) => method.startsWith(word))) return 4;
  if (beginsAWord(summary.toLowerCase(), word)) return 2;
  return beginsAWord(topic.toLowerCase(), word) ? 1 : 0;
}

function beginsAWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));
}
