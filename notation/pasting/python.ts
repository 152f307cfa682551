// Python: NumPy and SymPy calls, printed arrays, lists and tuples; JSON is written the same way.

import { readNestedLists } from './nested-lists.ts';
import type { Notation, Reading } from './notation.ts';

const assignment = /^[A-Za-z_]\w*\s*=\s*/;
/** `np.array(`, `array(`, `Matrix(`, `torch.tensor(` and the like. */
const call = /^[A-Za-z_][\w.]*\s*\(\s*(?=[[(])/;
/** `dtype=float)`, `, (2, 2))`: what comes after the lists of a call. */
const ending = /(?:,\s*\w+\s*=[^[\]]*)*,?\s*\)\s*;?$/;
const quotient = /\b(?:Fraction|Rational)\(\s*['"]?([+-]?\d+)['"]?\s*(?:,\s*([+-]?\d+)\s*)?\)/g;

/** One list in which numbers are strings: no comma or semicolon of MATLAB stands in such. */
function isQuotedList(text: string): boolean {
  return text.startsWith('[') && text.endsWith(']') && /["']/.test(text) && !text.includes(';');
}

function read(text: string): Reading {
  const bare = text
    .replace(/#.*$/gm, '')
    .trim()
    .replace(assignment, '')
    .replace(/;$/, '')
    .replace(quotient, (_, above, below) => (below === undefined ? above : `${above}/${below}`));
  const isCall = call.test(bare);
  const lists = isCall ? bare.replace(call, '').replace(ending, '') : bare;
  return readNestedLists(lists.replace(/\s*\/\s*/g, '/'), { open: '[(', close: '])' });
}

export const python: Notation = {
  name: 'Python or JSON',
  recognises: (text) => {
    const bare = text
      .replace(/^\s*#.*$/gm, '')
      .trim()
      .replace(assignment, '');
    return call.test(bare) || /^[[(]\s*[[(]|^\[[^\]]*\[/.test(bare) || isQuotedList(bare);
  },
  read,
};
