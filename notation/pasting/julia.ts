// Julia: what its prompt prints, with a line about size and type before the rows; and source, where fractions are written with two strokes.

import { matlab } from './matlab.ts';
import { linesOf, type Notation } from './notation.ts';
import { plain } from './plain.ts';

/** `2×2 Matrix{Int64}:`, `3-element Vector{Rational{Int64}}:`, `2×2 adjoint(::Matrix{Int64}) with eltype Int64:`. */
const heading = /^\d+(?:[×x]\d+|-element) .*:$/;
/** `Float64[`, `Rational{Int64}[`. */
const typed = /^(?:[A-Za-z_]\w*\s*=\s*)?[A-Z]\w*(?:\{[\w{}, ]*\})?(?=\[)/;
const fraction = /(?<=\d)\/\/(?=\d)/g;

export const julia: Notation = {
  name: 'Julia',
  recognises: (text) => {
    const [first = ''] = linesOf(text);
    return heading.test(first) || typed.test(first) || /\d\/\/\d/.test(text);
  },
  read: (text) => {
    const lines = linesOf(text.replace(fraction, '/'));
    const bare = lines.filter((line, place) => place > 0 || !heading.test(line)).join('\n');
    const source = bare.replace(typed, '');
    return matlab.recognises(source) ? matlab.read(source) : plain.read(source);
  },
};
