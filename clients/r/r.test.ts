// The R client: built, checked as CRAN does, installed into an empty library, and held to the table of behaviours.
// `npm test` installs it and runs its examples and behaviours; `npm run test:long` does the rest.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { isLong, onlyLong } from '../../tests/long-form.ts';
import { printNotRun } from '../../tests/not-run.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Why the suite cannot run here; null where it can. */
function obstacle(): string | null {
  const needed = ['httr2', 'jsonlite', 'testthat', 'knitr', 'rmarkdown'];
  const code = `cat(Filter(function(name) !requireNamespace(name, quietly = TRUE), c(${needed.map((name) => `"${name}"`).join(', ')})))`;
  const { error, stdout } = spawnSync('Rscript', ['-e', code], { encoding: 'utf8' });
  if (error !== undefined) return 'there is no R';
  if (stdout.trim() !== '') return `R lacks ${stdout.trim()}`;
  return spawnSync('pandoc', ['--version']).error === undefined ? null : 'there is no pandoc';
}

const missing = obstacle();
if (missing !== null) printNotRun('the R client', 'R', missing);

const cleanings: (() => unknown)[] = [];
const suite = { after: (clean: () => unknown) => void cleanings.push(clean) };

function run(program: string, options: readonly string[], folder: string, variables: object = {}) {
  return new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    execFile(
      program,
      [...options],
      { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', ...variables }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });
}

describe('the package of R', { skip: missing !== null }, () => {
  const project = makeFolder(suite);
  const library = join(project, 'library');
  let tarball = '';
  let service: Readonly<Record<string, string>> = {};

  before(async () => {
    const { url, key } = await startTestService(suite);
    service = { MATRIXSTEPS_BASE_URL: url, MATRIXSTEPS_API_KEY: key, R_LIBS: library };
    const built = await run('R', ['CMD', 'build', ...(isLong ? [] : ['--no-build-vignettes']), source], project);
    assert.equal(built.code, 0, built.output);
    tarball = readdirSync(project).find((name) => name.endsWith('.tar.gz')) ?? '';
    mkdirSync(library);
    const installed = await run('R', ['CMD', 'INSTALL', `--library=${library}`, tarball], project);
    assert.equal(installed.code, 0, installed.output);
  });

  after(async () => {
    for (const clean of cleanings.toReversed()) await clean();
  });

  test('R CMD check finds no error and no warning', onlyLong, async () => {
    const { code, output } = await run('R', ['CMD', 'check', '--no-manual', '--no-build-vignettes', tarball], project, {
      _R_CHECK_FORCE_SUGGESTS_: 'false',
    });
    assert.equal(code, 0, output);
    assert.match(output, /^Status: (?:OK|\d NOTEs?)$/m, output);
  });

  test('every example of the help pages is answered as it says', onlyLong, async () => {
    const { code, output } = await run(
      'Rscript',
      [join(source, 'checks/examples.R'), join(source, 'man')],
      project,
      service,
    );
    assert.equal(code, 0, output);
    assert.match(output, /^\d{2,} examples, all right$/m);
  });

  describe('examples print what they say', () => {
    const folder = join(source, 'inst/examples');
    for (const name of readdirSync(folder)) {
      test(name, async () => {
        const { output } = await run('Rscript', [join(folder, name)], project, service);
        const [, promised = ''] = readFileSync(join(folder, name), 'utf8').split('\n# Prints:\n');
        assert.equal(output, promised.replaceAll(/^# ?/gm, ''));
      });
    }
  });

  test('the README is right', onlyLong, async () => {
    const { code, output } = await run(
      'Rscript',
      [join(source, 'checks/readme.R'), join(source, 'README.md')],
      project,
      service,
    );
    assert.equal(code, 0, output);
  });

  test('the recorded replies are those of the service', async () => {
    const given = [join(source, 'checks/recorded.R'), join(source, 'inst/recorded')];
    const { code, output } = await run('Rscript', given, project, service);
    assert.equal(code, 0, output);
  });

  test('behaviours of all clients', async () => {
    const { code, output } = await run('Rscript', [join(source, 'run-tests.R'), 'conformance'], project);
    assert.equal(code, 0, output);
  });
});
