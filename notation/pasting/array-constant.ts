// One pair of brackets around rows that are parted by semicolons, entries by commas: `{1,2;3,4}` of Excel, `mat(1, 2; 3, 4)` of Typst.

import { type Notation, rowsRead } from './notation.ts';

const constant = /^\s*=?\s*\{(?<inside>[^{}]*;[^{}]*)\}\s*$/;
const typst = /^[\s$]*mat\((?:\s*delim\s*:\s*[^,]*,)?(?<inside>[^()]*)\)[\s$]*$/;

function insideOf(text: string): string | undefined {
  return (constant.exec(text) ?? typst.exec(text))?.groups?.['inside'];
}

export const arrayConstant: Notation = {
  name: 'rows in brackets',
  recognises: (text) => insideOf(text) !== undefined,
  read: (text) => {
    const rows = (insideOf(text) ?? '').trim().replace(/;$/, '').split(';');
    return rowsRead(rows.map((row) => row.split(',').map((entry) => entry.trim())));
  },
};
