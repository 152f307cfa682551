// The command of `npm start`, for programs that start the service in another way: with more options, a limit of memory, or on one core.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StartCommand {
  readonly environment: { readonly [name: string]: string };
  /** What follows `node`. */
  readonly words: readonly string[];
}

/** `NAME=${NAME:-value}`: the value where the environment has none. */
const assignment = /^(?<name>[A-Z_]+)=\$\{\k<name>:-(?<value>\w+)\}$/;

/** The `start` script of the package in the folder. Throws where it is not settings, then `exec node` and its words. */
export function startCommandOf(folder: string): StartCommand {
  const manifest: { readonly scripts: { readonly start: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { start } = manifest.scripts;
  const parts = start.split(' ');
  const place = parts.indexOf('exec');
  const settings = parts.slice(0, place).map((part) => assignment.exec(part)?.groups);
  const [, node, ...words] = parts.slice(place);
  if (node !== 'node') throw new Error(`unknown start script: ${start}`);
  const environment = settings.map((groups): [string, string] => {
    if (groups === undefined) throw new Error(`unknown start script: ${start}`);
    return [groups['name'], groups['value']];
  });
  return { environment: Object.fromEntries(environment), words };
}
