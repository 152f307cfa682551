// The entry of `npm start`: sets options of V8, reads the settings, starts the service, stops it on a signal.

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { about } from './package-info.ts';
import { standardOutput } from './logging/standard-output.ts';
import { makeDataFolder } from './settings/data-folder.ts';
import { composeGreeting } from './startup-message.ts';
import { describeSettings, explainProblem, readSettings, SettingProblem, settingsPrefix } from './settings/settings.ts';

const help = `${about.description}

Usage: npm start

Settings are environment variables, each also with the prefix ${settingsPrefix}:
${describeSettings()}
`;

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How long the end waits for a reader of the log. */
const LOG_FLUSH_MILLISECONDS = 1000;

/** Compiled code is kept in this folder, for the workers and for the next start, which takes half the time then. */
function keepCompiledCode(folder: string): void {
  const { directory } = enableCompileCache(folder);
  // Workers read the variable. It stays as it is where somebody has set it.
  if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // Whatever else is made below, such as compiled code, is for this user alone.
  process.umask(0o077);
  makeDataFolder(settings.dataDir);
  // Matrices and bodies lie outside V8's heap. Without this option, every 64 MB of them start a collection of the whole heap.
  // Where V8 does not know the option, it says so on standard error and goes on.
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  keepCompiledCode(join(settings.dataDir, 'compile-cache'));
  // Loaded after the settings are read, so that --help and errors are shown at once.
  const { startService } = await import('./service.ts');
  const service = await startService({ settings, warmsUp: true });

  async function stop(): Promise<void> {
    await service.stop();
    await standardOutput().flush(LOG_FLUSH_MILLISECONDS);
    process.exit(0);
  }
  let stopping: Promise<void> | undefined;
  // A signal to a process group comes twice: npm and shells pass on what they get. The repetition changes nothing.
  for (const signal of stopSignals) {
    process.on(signal, () => {
      stopping ??= stop();
    });
  }
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
