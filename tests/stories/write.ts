// Writes every golden story anew from the question in its head: `npm run stories`, or `npm run stories -- inverse` for those
// whose path contains the word. To add one, make a file of its first two lines, `operation: ...` and `body: ...`.

import { writeFileSync } from 'node:fs';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { fileOf, goldenStories, goldenText } from './golden-story.ts';

const words = process.argv.slice(2);
const catalogue = await discover();
for (const golden of goldenStories()) {
  if (words.length > 0 && !words.some((word) => golden.path.includes(word))) continue;
  const text = goldenText(catalogue, golden);
  if (text === golden.text) continue;
  writeFileSync(fileOf(golden), text);
  process.stdout.write(`${golden.path}\n`);
}
