// Class sheets as LaTeX: every document holds together, and a TeX of a distribution sets it without an error and within its margins.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { onlyLong, isLong, sayFigure } from '../long-form.ts';
import { printNotRun } from '../not-run.ts';
import { allDocuments, documentTitled, HOSTILE_TITLE } from './documents.ts';
import { structureFaults } from './latex-structure.ts';

describe('the check of structure', () => {
  for (const [fault, latex] of [
    ['an unknown command', '\\input{file}'],
    ['a brace that stays open', '\\textbf{a'],
    ['an environment that stays open', '\\begin{minipage}'],
    ['an environment closed by another', '\\begin{bmatrix} 1 \\end{vmatrix}'],
    ['an unknown environment', '\\begin{verbatim}\\end{verbatim}'],
    ['a formula that stays open', '\\( a'],
    ['a bracket that stays open', '\\left( a'],
  ] as const) {
    test(`finds ${fault}`, () => assert.notDeepEqual(structureFaults(latex), []));
  }

  test('leaves escaped braces and percent signs alone', () => {
    assert.deepEqual(structureFaults('50\\% \\{ \\textbf{a\\}} \\left\\{ 1 \\right\\}'), []);
  });
});

test('papers on all operations hold together', () => {
  let count = 0;
  for (const { name, latex } of allDocuments()) {
    assert.deepEqual(structureFaults(latex), [], name);
    assert.equal(latex.split('\\newpage').length, 2, name);
    assert.equal(latex.split('Exercise 20.').length, 3, name);
    count += 1;
  }
  assert.ok(count > 40);
});

const isMissing = spawnSync('pdflatex', ['--version']).status !== 0;
if (isLong && isMissing) printNotRun('papers in LaTeX', 'TeX', 'there is no pdflatex');

/** What pdfLaTeX says of a document: its exit status, and how many lines stand out of the margin. */
async function compile(folder: string, latex: string): Promise<{ readonly errors: string; readonly wide: number }> {
  await writeFile(join(folder, 'paper.tex'), latex);
  const program = spawn('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', 'paper.tex'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const status = await new Promise((resolve) => program.once('exit', resolve));
  const log = await readFile(join(folder, 'paper.log'), 'latin1');
  const errors = log.split('\n').filter((line) => line.startsWith('!'));
  return { errors: status === 0 ? '' : errors.join(' '), wide: log.split('Overfull \\hbox').length - 1 };
}

describe('pdfLaTeX', { skip: isMissing ? 'there is no pdflatex' : onlyLong.skip }, () => {
  test('sets the papers on all operations, and no line stands out of the margin', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'papers-'));
    let count = 0;
    try {
      for (const { name, latex } of allDocuments()) {
        // One after the other: each keeps a core busy.
        // oxlint-disable-next-line no-await-in-loop
        assert.deepEqual(await compile(folder, latex), { errors: '', wide: 0 }, name);
        count += 1;
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    sayFigure('documents of LaTeX that compile, of 40 exercises each', String(count));
  });

  test('sets a title of any characters', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'papers-'));
    const ranges = [
      [0x20, 0x7e],
      [0xa1, 0x17f],
      [0x370, 0x3ff],
      [0x400, 0x40f],
      [0x2010, 0x2040],
      [0x2190, 0x21ff],
      [0x2200, 0x22ff],
    ] as const;
    const characters = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    try {
      for (const title of [HOSTILE_TITLE, characters.join(' ')]) {
        // oxlint-disable-next-line no-await-in-loop
        const { errors } = await compile(folder, documentTitled(title));
        assert.equal(errors, '');
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
