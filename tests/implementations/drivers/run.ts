// Runs every TypeScript program of a folder, each a file of its own, and writes what it printed beside it.

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
  const path = join(folder, name);
  const printed: string[] = [];
  Object.assign(console, { log: (text: unknown): unknown => printed.push(String(text)) });
  try {
    await import(pathToFileURL(path).href);
    writeFileSync(path.replace(/ts$/, 'out'), printed.join('\n'));
  } catch (error) {
    writeFileSync(path.replace(/ts$/, 'err'), String(error));
  }
}
