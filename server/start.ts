// The entry of `npm start`: reads the settings, starts the service, stops it on a signal.

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { about } from './package-info.ts';
import { composeGreeting } from './startup-message.ts';
import { describeSettings, explainProblem, readSettings, SettingProblem, settingsPrefix } from './settings/settings.ts';

const help = `${about.description}

Usage: npm start

Settings are environment variables, each also with the prefix ${settingsPrefix}:
${describeSettings()}
`;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // Compiled code is kept in the data folder when the service ends: the next start takes half the time.
  enableCompileCache(join(settings.dataDir, 'compile-cache'));
  // Loaded when the settings are right: whoever asks for help, or errs, is answered at once.
  const { startService } = await import('./service.ts');
  const service = await startService({ settings });

  async function stop(): Promise<void> {
    await service.stop();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  process.stderr.write(composeGreeting(service.url, service.metricsUrl, settings));
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
    process.stderr.write(`${explainProblem(error)}\n`);
    process.exit(error instanceof SettingProblem ? 2 : 1);
  }
}

await run(process.argv.slice(2));
