// The entry of `npm run rotate-secret`: seals all API keys under another secret. The service may run or not.

import { type Rotation, rotateSecret } from './accounts/rotation.ts';
import { explainProblem, readSettings, SettingProblem } from './settings/settings.ts';

const help = `Seals all API keys under a new secret. The keys themselves stay as they are, and none is refused meanwhile.

Usage: npm run rotate-secret

The secret is the file "secret" in DATA_DIR:
  1. npm run rotate-secret     makes a new one in its place
  2. restart the service       until then the cookies of browsers are signed under the former secret

The secret is the setting KEY_SECRET:
  1. restart the services, all of them, with the new KEY_SECRET and the former one as PREVIOUS_KEY_SECRET
  2. npm run rotate-secret     with these two settings
  3. restart the services without PREVIOUS_KEY_SECRET, and forget it

All keys are valid meanwhile. After an interruption run it again: it goes on, and needs both secrets until it has ended.
People sign in again in their browsers. Links of "npm run key -- EMAIL --claim" that were not used end.
`;

function describe({ keys, place }: Rotation): string {
  const next =
    place === 'file'
      ? 'Restart the service'
      : 'Restart the services without PREVIOUS_KEY_SECRET, and forget the former secret';
  if (keys === null) return `All keys were sealed under the new secret already. ${next}.\n`;
  return `${keys} ${keys === 1 ? 'key is' : 'keys are'} sealed under the new secret. ${next}.\n`;
}

async function run(options: readonly string[]): Promise<void> {
  const [option] = options;
  if (option === '--help' || option === '-h') {
    process.stdout.write(help);
    return;
  }
  try {
    if (option !== undefined) throw new SettingProblem(`${option} is not an option; see --help.`);
    process.stdout.write(describe(await rotateSecret(readSettings(process.env))));
  } catch (error) {
    process.stderr.write(`${explainProblem(error)}\n`);
    process.exitCode = error instanceof SettingProblem ? 2 : 1;
  }
}

await run(process.argv.slice(2));
