// The assets of former builds. Their names hold a hash of their content, and pages that are open, or a service that runs, still ask for
// them after the pages were built anew: without them, parts of pages that are fetched late would never arrive.

import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So long after they were replaced, in milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1000;

const ASSETS = 'assets';
/** When each former asset was replaced, in milliseconds since 1970, by its name. */
const LIST = 'former-assets.json';

/** Copies the assets of the build in one folder into the next build, which has its own already, and forgets those that are too old. */
export function keepFormerAssets(previous: string, next: string, now: number): void {
  if (!existsSync(join(previous, ASSETS))) return;
  const known = readReplacements(join(previous, LIST));
  const kept = readdirSync(join(previous, ASSETS))
    .filter((name) => !existsSync(join(next, ASSETS, name)))
    .map((name) => [name, known.get(name) ?? now] as const)
    .filter(([, replaced]) => now - replaced <= KEPT_FOR);
  for (const [name] of kept) copyFileSync(join(previous, ASSETS, name), join(next, ASSETS, name));
  writeFileSync(join(next, LIST), JSON.stringify(Object.fromEntries(kept)));
}

function readReplacements(path: string): ReadonlyMap<string, number> {
  const read: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return new Map(Object.entries(read ?? {}).map(([name, replaced]) => [name, Number(replaced)]));
}
