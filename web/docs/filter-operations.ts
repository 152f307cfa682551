// The operations that match what a reader typed.

import type { Catalogue } from '../service/catalogue.ts';

type Topics = Catalogue['topics'];

/** Letters and digits in lower case, the rest as spaces: "row-min" is found by "row min". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Topics with the operations that hold every word of the query in their title, summary, path or topic; empty topics are left out. */
export function filterOperations(topics: Topics, query: string): Topics {
  const words = plain(query)
    .split(' ')
    .filter((word) => word !== '');
  return topics.flatMap((topic) => {
    const operations = topic.operations.filter(({ id, title, summary, path }) => {
      const text = plain([id, title, summary, path, topic.title].join(' '));
      return words.every((word) => text.includes(word));
    });
    return operations.length === 0 ? [] : [{ ...topic, operations }];
  });
}

export function countOperations(topics: Topics): number {
  return topics.reduce((sum, { operations }) => sum + operations.length, 0);
}
