// Documents of LaTeX: what each kind of sheet has, and that texts of users stay texts.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formula, heading, paragraph } from '../document/block.ts';
import { equal, symbol } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { declaredCharacters } from './latex-characters.ts';
import { type DocumentExercise, type DocumentVersion, latexDocument } from './latex-document.ts';
import { GREEK } from './latex-names.ts';
import { FRACTIONS } from './style.ts';

const exercise: DocumentExercise = {
  prompt: say`Find ${symbol('k')}.`,
  choices: [],
  answer: [],
  working: [],
  style: FRACTIONS,
};

const version: DocumentVersion = {
  label: null,
  address: 'https://example.org/c/a_b?version=1',
  code: [
    [true, true, false],
    [false, false, false],
    [false, true, true],
  ],
  exercises: [exercise],
};

function written(changes: Partial<DocumentExercise> = {}, subtitle: string | null = null, title = 'Sheet'): string {
  return latexDocument({ title, subtitle, versions: [{ ...version, exercises: [{ ...exercise, ...changes }] }] });
}

describe('a document', () => {
  test('has room to work and a line for the name on the sheet alone', () => {
    for (const [subtitle, isThere] of [
      [null, true],
      ['Answer key', false],
    ] as const) {
      assert.equal(written({}, subtitle).includes('Name: \\hrulefill'), isThere);
      assert.equal(written({}, subtitle).includes('\\vspace*{34mm'), isThere);
    }
  });

  test('letters the choices', () => {
    const text = written({ choices: [say`One.`, say`Two.`] });
    assert.ok(text.includes('(a) One.\\par') && text.includes('(b) Two.\\par'));
  });

  test('sets an answer of one formula so that it fits, and a sentence as text', () => {
    assert.ok(written({ answer: [symbol('k')] }, 'Key').includes('\\sheetanswer{k}'));
    assert.ok(written({ answer: say`Line 2.` }, 'Key').includes('\\textbf{Answer:} Line 2.\\par'));
  });

  test('has the steps with their reasons', () => {
    const working = [
      heading(say`Solve`),
      formula(equal(symbol('k'), symbol('m')), say`Because.`),
      paragraph(say`Done.`),
    ];
    const text = written({ working }, 'Worked solutions');
    for (const part of [
      '{\\bfseries Solve}',
      '\\sheetformula{k = m}',
      '{\\small\\itshape Because.\\par}',
      'Done.\\par',
    ]) {
      assert.ok(text.includes(part), part);
    }
  });

  test('draws a code as one box for each run of a row, the first row on top', () => {
    const boxes = [...written().matchAll(/\\put\((?<place>\d+,\d+)\)\{\\rule\{(?<width>\d+)\\unitlength\}/g)];
    assert.deepEqual(
      boxes.map(({ groups }) => [groups?.['place'], groups?.['width']]),
      [
        ['0,2', '2'],
        ['1,0', '2'],
      ],
    );
  });

  test('may break an address behind its strokes, and escapes it', () => {
    assert.ok(
      written().includes(
        '\\texttt{https:/\\allowbreak{}/\\allowbreak{}example.org/\\allowbreak{}c/\\allowbreak{}a\\_b?version=1}',
      ),
    );
  });

  test('takes a title for text', () => {
    const text = written({}, null, '\\end{document}%{');
    assert.ok(text.includes('\\bfseries \\textbackslash{}end\\{document\\}\\%\\{\\par}'));
    assert.equal(text.split('\\end{document}').length, 2);
  });

  test('begins each version on a new page', () => {
    const text = latexDocument({
      title: 'Sheet',
      subtitle: null,
      versions: [version, { ...version, label: 'Version 2' }],
    });
    assert.equal(text.split('\\newpage').length, 2);
    assert.ok(text.includes('{\\large Version 2\\par}'));
  });
});

describe('characters that pdfLaTeX is told', () => {
  for (const [name, text, declared] of [
    ['none of ASCII', 'abc {}', []],
    ['none of Latin-1', 'é ß', []],
    ['signs as formulas, each once', '− −', [['−', '\\ensuremath{-}']]],
    ['Greek letters', 'λ', [['λ', '\\ensuremath{\\lambda}']]],
    ['a question mark for what it has no font for', 'Ж', [['Ж', '\\textbf{?}']]],
    ['one character for two halves of UTF-16', '🙂', [['🙂', '\\textbf{?}']]],
  ] as const) {
    test(name, () => assert.deepEqual(declaredCharacters(text, GREEK), declared));
  }
});
