// Formulas: run by IronCalc, a spreadsheet engine, in a workbook for each.
//
// What this proves: another engine than ours reads the formula and computes these cells. What it does not: that Excel shows the
// same digits. IronCalc has no ROWS and COLUMNS of an array that stands in no cells; the workbooks define both.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, Model } from '@ironcalc/wasm';
import type { Ran } from './script-runner.ts';

initSync({ module: readFileSync(fileURLToPath(new URL('wasm_bg.wasm', import.meta.resolve('@ironcalc/wasm')))) });

/** Functions of arrays that the engine lacks, as formulas over those that it has. */
const DEFINED = {
  ROWS: '=LAMBDA(array, SUM(BYROW(array, LAMBDA(line, 1))))',
  COLUMNS: '=LAMBDA(array, SUM(BYCOL(array, LAMBDA(line, 1))))',
} as const;

/** No answer of a test has more cells along a side. */
const SIDE = 60;

export function runFormula(formula: string): Ran {
  const workbook = new Model('formula', 'en', 'UTC', 'en');
  try {
    for (const [name, definition] of Object.entries(DEFINED)) {
      workbook.newDefinedName(`${name}_OF`, null, definition);
    }
    workbook.setUserInput(0, 1, 1, formula.replaceAll(/\b(ROWS|COLUMNS)\(/g, '$1_OF('));
    workbook.evaluate();
    return resultIn(workbook);
  } catch (error) {
    return { error: String(error) };
  } finally {
    workbook.free();
  }
}

/** The cells that the formula spilled over: rows on lines, tabs between columns, numbers with all digits. */
function resultIn(workbook: Model): Ran {
  const cell = (row: number, column: number): string => workbook.getFormattedCellValue(0, row, column);
  const height = extent((row) => cell(row, 1));
  const width = extent((column) => cell(1, column));
  workbook.updateRangeStyle({ sheet: 0, row: 1, column: 1, width, height }, 'num_fmt', '0.00000000000000E+00');
  const texts = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => cell(row + 1, column + 1)),
  );
  const wrong = texts.flat().find((text) => !/^-?\d/.test(text));
  if (wrong !== undefined || height === 0) return { error: `a cell shows "${wrong ?? ''}"` };
  return { printed: texts.map((row) => row.join('\t')).join('\n') };
}

/** How many cells are filled from the first one on. */
function extent(textAt: (position: number) => string): number {
  let last = 0;
  while (last < SIDE && textAt(last + 1) !== '') last++;
  return last;
}
