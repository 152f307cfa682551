// The entry of `npm run move-data`: moves all accounts, keys, counts and users from one database to another, and checks each row.

import { parseArgs } from 'node:util';
import { moveAll } from './migration/move.ts';
import { openMigrationDatabase, refuseMissing, settingsAt } from './migration/open-database.ts';
import { explainProblem, readSettings, SettingProblem } from './settings/settings.ts';

const help = `Moves everything from one database to another, which must be empty. Stop the service first: a database in use is refused.

Usage: npm run move-data -- --from ADDRESS --to ADDRESS

An ADDRESS is sqlite:FOLDER (the DATA_DIR of a service) or postgres://user:password@host/database, or several of these with
commas between them, among which the accounts are divided.
Everything is written in one transaction of each database, read again and compared before it is kept; the source stays as it is.
`;

function parse(options: readonly string[]) {
  try {
    return parseArgs({
      args: [...options],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new SettingProblem(error instanceof Error ? error.message : String(error));
  }
}

const secretReminder = `
The keys are sealed under the same secret as before: start the service with the KEY_SECRET that it had, or, where it had none,
with KEY_SECRET set to what stands in the file "secret" of its DATA_DIR.
`;

async function move(from: string | undefined, to: string | undefined): Promise<void> {
  if (from === undefined || to === undefined) throw new SettingProblem('--from and --to are both needed; see --help.');
  const defaults = readSettings(process.env);
  const sourceSettings = settingsAt('--from', from, defaults);
  const targetSettings = settingsAt('--to', to, defaults);
  refuseMissing(sourceSettings);
  const source = await openMigrationDatabase('--from', sourceSettings);
  try {
    const target = await openMigrationDatabase('--to', targetSettings);
    try {
      const moved = await moveAll(source, target);
      await target.commit();
      for (const { title, rows, digest } of moved) {
        process.stdout.write(`${String(rows).padStart(10)}  ${title.padEnd(20)} sha256 ${digest.slice(0, 16)}\n`);
      }
      process.stdout.write(`Every row was read again and is the same on both sides.\n${secretReminder}`);
    } catch (error) {
      await target.rollback().catch(() => undefined);
      throw error;
    }
  } finally {
    await source.rollback().catch(() => undefined);
  }
}

async function run(options: readonly string[]): Promise<void> {
  try {
    const { help: isAsked, from, to } = parse(options);
    if (isAsked) process.stdout.write(help);
    else await move(from, to);
  } catch (error) {
    process.stderr.write(`${explainProblem(error)}\n`);
    process.exitCode = error instanceof SettingProblem ? 2 : 1;
  }
}

await run(process.argv.slice(2));
