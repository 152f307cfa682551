// Builds the package: ES modules and CommonJS modules with their types, each in its folder of `dist`.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('.', import.meta.url));
const dist = join(home, 'dist');

rmSync(dist, { recursive: true, force: true });
compile('esm');
compile('cjs', '--module', 'commonjs', '--moduleResolution', 'bundler', '--verbatimModuleSyntax', 'false');
// A folder's own manifest says of which kind its files are.
writeFileSync(join(dist, 'cjs/package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);

function compile(folder: string, ...options: readonly string[]): void {
  const { status, error } = spawnSync('tsc', ['-p', home, '--outDir', join(dist, folder), ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
  nameCompiledFiles(join(dist, folder));
}

/** The compiler leaves `.ts` in the imports of types, which some tools do not take. The length stays, so source maps stay right. */
function nameCompiledFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(?<=(?:from |import\()['"]\.{1,2}\/[\w/-]+)\.ts(?=['"])/g, '.js'));
  }
}
