// The entry of `npm start`: reads the settings, starts the service, stops it on a signal.
// Above: nothing. Below: settings.ts, service.ts, greeting.ts.

import { about } from './about.ts';
import { composeGreeting } from './greeting.ts';
import { describeSettings, readSettings, SettingProblem, settingsPrefix } from './settings.ts';
import { startService } from './service.ts';

const help = `${about.description}

Usage: npm start

Settings are environment variables, each also with the prefix ${settingsPrefix}:
${describeSettings()}
`;

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use: choose another one with PORT.';
  if (code === 'EACCES') return `The service may not do that: ${error.message}.`;
  return error.stack ?? error.message;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const service = await startService({ settings });
  process.stderr.write(composeGreeting(service.url, settings));

  async function stop(): Promise<void> {
    await service.stop();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

async function run(options: readonly string[]): Promise<void> {
  const [option] = options;
  if (option === '--help' || option === '-h') {
    process.stdout.write(help);
    return;
  }
  try {
    if (option !== undefined)
      throw new SettingProblem(`${option} is not an option; settings are environment variables, see --help.`);
    await start();
  } catch (error) {
    const isSetting = error instanceof SettingProblem;
    process.stderr.write(`${isSetting ? error.message : explain(error)}\n`);
    process.exit(isSetting ? 2 : 1);
  }
}

await run(process.argv.slice(2));
