// Plain text: a line for each row, spaces between the entries, perhaps bars or tall brackets at the sides.

import { withPoints } from './decimal-commas.ts';
import { linesOf, type Notation, shortened } from './notation.ts';

const leftSide = /^[[(|│┃⎡⎢⎣⎛⎜⎝⎧⎨⎩┌└]+\s*/;
const rightSide = /\s*[\])|│┃⎤⎥⎦⎞⎟⎠┐┘;,]+$/;
/** `A =`, as MATLAB prints it above the rows. */
const naming = /^[A-Za-z]\w*\s*=\s*$/;

export const plain: Notation = {
  name: 'plain text',
  recognises: () => true,
  read: (text) => {
    if (/(?:^|\s)(?:\.\.\.|…|⋯|⋮|⋱)(?:\s|$)/.test(text)) return shortened;
    const lines = linesOf(text.replace(/[ ]*\/[ ]*/g, '/').replace(/(?<=\d) +%/g, '%'))
      .filter((line, place) => place > 0 || !naming.test(line))
      .map((line) => line.replace(leftSide, '').replace(rightSide, ''))
      .filter((line) => line !== '');
    return withPoints(lines.map((line) => line.split(/\s+/)));
  },
};
