// Programs as a product would write them, in each language: the client is installed in an empty project, and the service has its default
// limits. `npm test` asks fewer questions, which still meet the burst limit.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startService } from '@matrixsteps/server/service.ts';
import { readSettings } from '@matrixsteps/server/settings/settings.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { isLong, sayFigure } from '../../tests/long-form.ts';
import { printNotRun } from '../../tests/not-run.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const clients = join(here, '..');
const students = isLong ? 30 : 3;
const questions = isLong ? 500 : 90;
const printed = `${students} sheets, ${5 * students} exercises
Ada: right
Ben: wrong at 2,2
Cem: value_error.singular
${questions} of ${questions} right
`;

const cleanings: (() => unknown)[] = [];
const folder = makeFolder({ after: (clean: () => unknown) => void cleanings.push(clean) });
let environment: Readonly<Record<string, string>> = {};

/** Runs a program to its end. @throws AssertionError with what it printed, where it fails */
function run(program: string, options: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', ...environment };
    execFile(program, [...options], { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new assert.AssertionError({ message: `${program} ${options.join(' ')}: ${stdout}${stderr}` }));
    });
  });
}

/** A language: why it cannot run here, how its client is installed, and what runs its program. */
interface Language {
  readonly name: 'TypeScript' | 'Python' | 'R';
  readonly needs: 'Node of the system' | 'Python' | 'R';
  readonly obstacle: () => string | null;
  readonly install: (project: string) => Promise<unknown>;
  readonly command: (project: string) => readonly [program: string, ...options: string[]];
}

function lacks(program: string, ...options: readonly string[]): boolean {
  const { error, status } = spawnSync(program, options);
  return error !== undefined || status !== 0;
}

const languages: readonly Language[] = [
  {
    name: 'TypeScript',
    needs: 'Node of the system',
    obstacle: () => null,
    install: async (project) => {
      await run('npm', ['pack', '--pack-destination', project], join(clients, 'typescript'));
      const [tarball] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
      writeFileSync(join(project, 'package.json'), '{"name": "empty", "private": true}');
      await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], project);
    },
    command: () => [process.execPath, 'course.mjs'],
  },
  {
    name: 'Python',
    needs: 'Python',
    obstacle: () =>
      lacks('python3', '-c', 'import sys, venv; sys.exit(sys.version_info < (3, 9))') ? 'none of 3.9' : null,
    install: async (project) => {
      await run('python3', ['-m', 'venv', 'environment'], project);
      const source = join(clients, 'python');
      await run(join(project, 'environment/bin/python'), ['-m', 'pip', 'install', '--quiet', source], project);
    },
    command: (project) => [join(project, 'environment/bin/python'), 'course.py'],
  },
  {
    name: 'R',
    needs: 'R',
    obstacle: () => (lacks('Rscript', '-e', 'library(httr2); library(jsonlite)') ? 'R or httr2 is missing' : null),
    install: async (project) => {
      mkdirSync(join(project, 'library'));
      const options = ['CMD', 'INSTALL', '--no-docs', '--no-test-load', `--library=${join(project, 'library')}`];
      await run('R', [...options, join(clients, 'r')], project);
    },
    command: () => ['Rscript', 'course.R'],
  },
];

describe('programs of a teacher', { concurrency: 1 }, () => {
  before(async () => {
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      FREE_PLAN_MONTHLY_LIMIT: '9999',
    });
    const service = await startService({ settings });
    cleanings.push(() => service.stop());
    const { key } = await service.accounts.open('teacher@example.com');
    environment = { MATRIXSTEPS_BASE_URL: service.url, MATRIXSTEPS_API_KEY: key };
  });
  after(async () => {
    for (const clean of cleanings.toReversed()) await clean();
  });

  for (const { name, needs, obstacle, install, command } of languages) {
    test(name, async (t) => {
      const reason = obstacle();
      if (reason !== null) {
        printNotRun(`the programs in ${name}`, needs, reason);
        t.skip(reason);
        return;
      }
      const project = join(folder, name);
      mkdirSync(project);
      await install(project);
      for (const file of readdirSync(here).filter((each) => each.startsWith('course.'))) {
        copyFileSync(join(here, file), join(project, file));
      }
      environment = { ...environment, R_LIBS: join(project, 'library') };
      const [program, ...options] = command(project);
      const begun = performance.now();
      assert.equal(await run(program, [...options, String(students), String(questions)], project), printed);
      sayFigure(
        `programs in ${name}`,
        `${questions} questions and more in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
      );
    });
  }
});
