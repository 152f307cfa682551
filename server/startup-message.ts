// The startup message: the address, how to get a key, and a first request that works as it stands.

import { resolve } from 'node:path';
import { about } from './package-info.ts';
import { type Settings, settingsTable } from './settings/settings.ts';

const examplePath = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
const exampleBody = '{"a": [[1, 2], [3, 4]], "b": [[5, 6], [7, 8]]}';

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The command that prints a key; it names the data folder where that is not the default. */
function keyCommand({ dataDir }: Pick<Settings, 'dataDir'>): string {
  const command = 'npm run --silent key -- you@example.com';
  if (dataDir === settingsTable.dataDir.fallback) return command;
  return `${settingsTable.dataDir.variable}=${quoteForShell(resolve(dataDir))} ${command}`;
}

/** The text that is printed when the service listens at `url`, and its metrics at `metricsUrl`. */
export function composeGreeting(
  url: string,
  metricsUrl: string | null,
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): string {
  const command = keyCommand(settings);
  // DATABASE_URL is not repeated, because it holds a password.
  const where = settings.databaseUrl === null ? '' : ' (where DATABASE_URL and KEY_SECRET are set as here)';
  const metrics = metricsUrl === null ? '' : `\n  Metrics:         ${metricsUrl}/metrics`;
  return `${about.name} ${about.version} listens on ${url}

  Look at it:      ${url} in a browser: a playground, the documentation, sign-up
  Get a key:       ${command}${where}
  Ask a question:  curl ${url}${examplePath} -H "Authorization: Bearer $(${command})" -H 'Content-Type: application/json' -d '${exampleBody}'
  Settings:        npm start -- --help${metrics}

`;
}
