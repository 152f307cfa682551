// The entry of `npm run backup -- --to FOLDER`: copies what the service keeps in its data folder, while it runs.

import { parseArgs } from 'node:util';
import { backUpFiles } from './accounts/sqlite/backup.ts';
import { explainProblem, readSettings, SettingProblem } from './settings/settings.ts';

const help = `Copies the databases and the secret of the keys into a new folder. The service may run or not.

Usage: npm run backup -- --to FOLDER

To restore it, start the service with a copy of the folder as its DATA_DIR.
`;

function parse(options: readonly string[]) {
  try {
    return parseArgs({
      args: [...options],
      options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    }).values;
  } catch (error) {
    throw new SettingProblem(error instanceof Error ? error.message : String(error));
  }
}

async function backUp(to: string | undefined): Promise<string> {
  const settings = readSettings(process.env);
  if (to === undefined || to === '') throw new SettingProblem('Say where to: npm run backup -- --to FOLDER');
  if (settings.databaseUrl !== null) {
    throw new SettingProblem(
      'Everything is in PostgreSQL: pg_dump --format=custom --file=matrixsteps.dump "$DATABASE_URL" makes a backup. Keep KEY_SECRET apart from it.',
    );
  }
  const copies = await backUpFiles(settings, to);
  const apart = settings.keySecret === null ? '' : 'KEY_SECRET is not in it: without it no key opens.\n';
  return `${to}\n${copies.map(({ name, holds }) => `  ${name.padEnd(14)}${holds}\n`).join('')}${apart}`;
}

async function run(options: readonly string[]): Promise<void> {
  try {
    const parsed = parse(options);
    process.stdout.write(parsed.help ? help : await backUp(parsed.to));
  } catch (error) {
    process.stderr.write(`${explainProblem(error)}\n`);
    process.exitCode = error instanceof SettingProblem ? 2 : 1;
  }
}

await run(process.argv.slice(2));
