// What the search of the documentation finds: pages and their headings, by words of their titles.

export interface Entry {
  readonly title: string;
  /** Where it stands, such as the title of the article around a heading. */
  readonly place: string;
  readonly href: string;
  /** Further words by which it is found, less than by its title. */
  readonly words: string;
}

/** The most that is worth reading. */
const mostFound = 12;

/** Letters and digits in lower case, the rest as spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function beginsAWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}

/** How well one word fits; 0 where it is not there. */
function scoreOf({ title, place, words }: Entry, word: string): number {
  const name = plain(title);
  if (name.split(' ').includes(word)) return 8;
  if (beginsAWord(name, word)) return 6;
  if (beginsAWord(plain(place), word)) return 3;
  if (beginsAWord(plain(words), word)) return 2;
  return name.includes(word) ? 1 : 0;
}

/** The entries that have every word of the query, the best first; nothing where there is no word. */
export function findEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = plain(query)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const scores = words.map((word) => scoreOf(entry, word));
      const whole = plain(entry.title) === words.join(' ') ? 10 : 0;
      return {
        entry,
        score: scores.includes(0) ? 0 : whole + scores.reduce((sum, score) => sum + score, 0) / words.length,
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostFound)
    .map(({ entry }) => entry);
}
