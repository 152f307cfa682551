// Builds the pages into `dist` where their sources have changed since the last time. `npm start` and `npm test` run it first.

import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { keepFormerAssets } from './former-assets.ts';
import { documentPaths } from './markdown/document-paths.ts';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = import.meta.dirname;
const output = join(folder, 'dist');
/** Names the sources that `dist` was built of. */
const stamp = join(output, 'built-from.txt');

/** What is worth compressing; fonts are compressed already. */
const compressible = /\.(?:js|css|html|svg)$/;

function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'node_modules'].includes(name) && !/^dist-|\.test\.ts$/.test(name))
    .flatMap((found) => {
      const path = join(directory, found.name);
      return found.isDirectory() ? filesBelow(path) : [path];
    })
    .toSorted();
}

/** The sources and the versions of what bundles them. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of [...filesBelow(folder), ...documentPaths, join(folder, '..', 'package-lock.json')]) {
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function compress(directory: string): void {
  for (const path of filesBelow(directory).filter((found) => compressible.test(found))) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  }
}

/**
 * Builds beside the old pages and then replaces them, so that a server never sees half of them. It goes on serving those that it began
 * with, whose assets stay.
 */
async function build(sources: string): Promise<void> {
  // The bundler is loaded only where something has changed, because loading it is slow.
  const vite = await import('vite');
  const draft = mkdtempSync(join(folder, 'dist-'));
  const replaced = `${draft}-replaced`;
  // The service may run as another user than the build.
  chmodSync(draft, 0o755);
  try {
    await vite.build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn', build: { outDir: draft } });
    compress(draft);
    writeFileSync(join(draft, basename(stamp)), sources);
    keepFormerAssets(output, draft, Date.now());
    try {
      // Between two names there is no moment to speak of in which nothing is there.
      if (existsSync(output)) renameSync(output, replaced);
      renameSync(draft, output);
    } catch {
      // Another build has finished in between, with the same result.
      cpSync(draft, output, { recursive: true, force: true });
    }
  } finally {
    for (const left of [draft, replaced]) rmSync(left, { recursive: true, force: true });
  }
}

const sources = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) await build(sources);
