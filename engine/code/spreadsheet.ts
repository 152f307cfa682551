// Spreadsheets: one formula that spills its answer over the cells, for Excel 365.

import type { Rational } from '../exact/rational.ts';
import { nearestDouble } from '../exact/rounding.ts';
import { ofDouble, printedBy, tableOutputs, type TextRows, writtenRows } from './answer-rows.ts';
import { doubleLiteral, spreadsheetText } from './doubles.ts';
import { framing, programText } from './frames.ts';
import { joinedRows } from './list-layout.ts';
import { printedParts, tableParts } from './part-outputs.ts';
import { foldGiven, type GivenHandlers, type Writer } from './writer.ts';

/** The longest formula that a cell takes. */
const LONGEST = 8192;

const number = ofDouble(spreadsheetText);

/** The cells as copying them would give: tabs between columns. */
function cells(rows: TextRows): string {
  return joinedRows(rows, '\t', '\n');
}

const outputs = tableOutputs(number, cells, (rows, columns) => `${rows}\t${columns}`);

const parts = tableParts(number, cells, ['0', '1']);

export const spreadsheet: Writer = {
  language: 'spreadsheet',
  label: 'Spreadsheet formula (Excel 365)',
  packages: [],
  arithmetic: 'float64',
  program: (given, working) => {
    let inputs = '';
    for (const input of given) {
      const text = foldGiven(input, constants);
      if (text === null) return null;
      inputs += `${input[0]}, ${text}, `;
    }
    const formula = { frame: frame(working, ''), inputs };
    return programText(formula).length <= LONGEST ? formula : null;
  },
  output: (answer) => printedBy(outputs, answer),
  partsOutput: (answer, names) => printedParts(answer, names, parts, ([[, text]]) => text),
};

const frame = framing<''>(({ result }) => ({ before: '=LET(', behind: `${result})` }));

/** Whether LET takes the name: it must not be a cell (A1, R1C1), a row, a column, or a truth. */
export function isFormulaName(name: string): boolean {
  return /^[a-z_]\w*$/i.test(name) && !/^(?:[a-z]{1,3}\d+|r\d*|c\d*|r\d*c\d*|true|false)$/i.test(name);
}

/** Constants of several numbers hold decimals only; there is none of no numbers. */
const constants: GivenHandlers<string | null> = {
  matrix: (matrix) => arrayConstant(writtenRows(matrix, decimal)),
  number: (x) => doubleLiteral(x, '/'),
  numbers: (list) => arrayConstant([list.map(decimal)]),
  whole: (x) => String(x),
  wholes: (list) => (list.length === 0 ? null : arrayConstant([list.map(String)])),
};

/** Spreadsheets read 15 significant digits. */
function decimal(x: Rational): string {
  return spreadsheetText(nearestDouble(x));
}

function arrayConstant(rows: TextRows): string {
  return `{${joinedRows(rows, ',', ';')}}`;
}
