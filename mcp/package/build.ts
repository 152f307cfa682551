// Builds the package `matrixsteps-mcp`: the program of `mcp/stdio` with all that it imports, in a few files that need no other package.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const home = fileURLToPath(new URL('.', import.meta.url));
const root = join(home, '../..');
const operations = join(root, 'engine/operations');

/** A bundle has no folder tree to discover: the modules that `discover` would find are imported by name. */
const knownOperations: Plugin = {
  name: 'known operations',
  load(id) {
    if (id !== join(root, 'engine/catalogue/discover.ts')) return null;
    const topics = foldersIn(operations).map((topic) => {
      const concepts = foldersIn(join(operations, topic)).map((concept) =>
        join(operations, topic, concept, 'operation.ts'),
      );
      return { topic: join(operations, topic, 'topic.ts'), concepts };
    });
    const imports = topics.flatMap(({ topic, concepts }, number) => [
      `import { topic as topic${number} } from ${JSON.stringify(topic)};`,
      ...concepts.map(
        (concept, index) => `import { operations as operations${number}_${index} } from ${JSON.stringify(concept)};`,
      ),
    ]);
    const lists = topics.map(({ concepts }, number) => {
      const spread = concepts.map((_, index) => `...operations${number}_${index}`).join(', ');
      return `{ topic: topic${number}, operations: [${spread}] }`;
    });
    return [
      `import { catalogueOf } from ${JSON.stringify(join(root, 'engine/catalogue/catalogue.ts'))};`,
      ...imports,
      `export const discover = async () => catalogueOf([${lists.join(', ')}]);`,
    ].join('\n');
  },
};

/** The thread for long calls is a file of its own, compiled as well. */
const compiledThread: Plugin = {
  name: 'compiled thread',
  transform(code, id) {
    if (id !== join(root, 'mcp/stdio/answer-here.ts')) return null;
    return code.replace("new URL('long-work.ts', import.meta.url)", "new URL('long-work.js', import.meta.url)");
  },
};

function foldersIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

const dist = join(home, 'dist');
rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  input: { start: join(root, 'mcp/stdio/start.ts'), 'long-work': join(root, 'mcp/stdio/long-work.ts') },
  platform: 'node',
  transform: { target: 'node22' },
  plugins: [knownOperations, compiledThread],
});
const { output } = await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  banner: (chunk) => (chunk.name === 'start' ? '#!/usr/bin/env node' : ''),
});
await bundle.close();
writeFileSync(
  join(dist, 'LICENSES.txt'),
  licencesOf(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))),
);

/** The licences of the packages that these modules belong to: they go with every copy. */
function licencesOf(modules: readonly string[]): string {
  const folders = modules.flatMap(
    (id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0] ?? [],
  );
  const texts = [...new Set(folders)].toSorted().map((folder) => {
    const { name, version, license }: { readonly name: string; readonly version: string; readonly license?: string } =
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? (license ?? '') : readFileSync(join(folder, file), 'utf8');
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  return texts.join('\n----\n\n');
}
