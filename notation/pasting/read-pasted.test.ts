// Every notation as people paste it, every fault with its sentence, and matrices written and read back.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { readPasted } from './read-pasted.ts';

const square = [
  ['1', '2'],
  ['3', '4'],
];

const augmented = [
  ['1', '2', '3'],
  ['-4', '5', '-6'],
];

const readable: readonly (readonly [
  name: string,
  text: string,
  rows: readonly (readonly string[])[],
  notation: string,
])[] = [
  ['cells of Excel', '1\t2\r\n3\t4\r\n', square, 'cells of a spreadsheet'],
  ['cells of a sheet, quoted', '"1"\t"2"\n"3"\t"4"', square, 'cells of a spreadsheet'],
  [
    'cells with decimal commas',
    '0,5\t1\n-2,25\t3',
    [
      ['0.5', '1'],
      ['-2.25', '3'],
    ],
    'cells of a spreadsheet',
  ],
  ['a column of cells', '1\n2\n3\n', [['1'], ['2'], ['3']], 'plain text'],
  [
    'cells with fractions',
    '1/2\t3\n4\t 5 / 6',
    [
      ['1/2', '3'],
      ['4', '5/6'],
    ],
    'cells of a spreadsheet',
  ],
  ['an augmented matrix', '1 2 | 3\n−4 5|−6', augmented, 'plain text'],
  ['an augmented matrix between bars', '| 1 2 | 3 |\n| -4 5 | -6 |', augmented, 'plain text'],
  ['an augmented matrix of cells', '1\t2\t|\t3\n-4\t5\t|\t-6', augmented, 'cells of a spreadsheet'],
  ['an augmented matrix as CSV', '1,2 | 3\n-4,5 | -6', augmented, 'comma-separated values'],
  ['an augmented matrix as MATLAB', '[1 2 | 3; -4 5 | -6]', augmented, 'MATLAB'],
  ['a table of Markdown', '| 1 | 2 |\n|---|--:|\n| 3 | 4 |', square, 'a table of Markdown'],
  [
    'a table of Markdown with titles',
    '| x | y |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n',
    square,
    'a table of Markdown',
  ],
  ['a matrix that Julia prints', '2×2 Matrix{Int64}:\n 1  2\n 3  4', square, 'Julia'],
  [
    'fractions that Julia prints',
    '2×2 Matrix{Rational{Int64}}:\n 1//2    2\n  -3   4//3',
    [
      ['1/2', '2'],
      ['-3', '4/3'],
    ],
    'Julia',
  ],
  ['a transpose that Julia prints', '2×2 adjoint(::Matrix{Int64}) with eltype Int64:\n 1  2\n 3  4', square, 'Julia'],
  ['a vector that Julia prints', '3-element Vector{Int64}:\n 1\n 2\n 3', [['1'], ['2'], ['3']], 'Julia'],
  [
    'fractions in the source of Julia',
    'A = [1//2 2; 3 4]',
    [
      ['1/2', '2'],
      ['3', '4'],
    ],
    'Julia',
  ],
  ['a typed matrix of Julia', 'Rational{Int64}[1 2; 3 4]', square, 'Julia'],
  ['an equation of Word', 'A=[■(1&2@3&4)]', square, 'an equation of Word'],
  [
    'an equation of Word with fractions',
    '(■8((1/2)&(-2)/3@3&4))',
    [
      ['1/2', '-2/3'],
      ['3', '4'],
    ],
    'an equation of Word',
  ],
  ['a constant of Excel', '={1,2;3,4}', square, 'rows in brackets'],
  ['a matrix of Typst', '$ mat(delim: "[", 1, 2; 3, 4) $', square, 'rows in brackets'],
  ['a frame of pandas', '   0  1\n0  1  2\n1  3  4', square, 'a printed table'],
  ['a data frame of R', '  V1 V2\n1  1  2\n2  3  4', square, 'a printed table'],
  [
    'numbers that could be names',
    'i i\n1 2',
    [
      ['i', 'i'],
      ['1', '2'],
    ],
    'plain text',
  ],
  ['a table of a database', ' a | b\n---+---\n 1 | 2\n 3 | 4\n', square, 'a printed table'],
  [
    'percentages with spaces',
    '10 % 20 %\n30% 40 %',
    [
      ['10/100', '20/100'],
      ['30/100', '40/100'],
    ],
    'plain text',
  ],
  [
    'MathML',
    '<math><mrow><mo>[</mo><mtable><mtr><mtd><mfrac><mn>1</mn><mn>2</mn></mfrac></mtd><mtd><mn>2</mn></mtd></mtr>' +
      '<mtr><mtd><mo>−</mo><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>]</mo></mrow></math>',
    [
      ['1/2', '2'],
      ['-3', '4'],
    ],
    'MathML',
  ],
  ['a body of the service', '{"a": [[1, 2], [3, 4]], "b": [[5]], "decimals": 2}', square, 'JSON'],
  ['a body with one matrix of another name', '{ "matrix": [["1", 2], [3, 4]] }', square, 'JSON'],
  [
    'cells of Excel as people see them',
    '1 1/2\t½\n10%\t',
    [
      ['3/2', '1/2'],
      ['10/100', ''],
    ],
    'cells of a spreadsheet',
  ],
  ['rows of MATLAB without brackets', '1 2; 3 4', square, 'MATLAB'],
  [
    'decimal commas between spaces',
    '1,5 -2\n3 0,25',
    [
      ['1.5', '-2'],
      ['3', '0.25'],
    ],
    'plain text',
  ],
  ['CSV', '1,2\n3,4\n', square, 'comma-separated values'],
  ['CSV with spaces and quotes', '"1", 2\n3 ,"4"\n', square, 'comma-separated values'],
  ['CSV with semicolons', '1;2\n3;4', square, 'comma-separated values'],
  [
    'CSV with decimal commas',
    '1,5;2\n3;-4,25',
    [
      ['1.5', '2'],
      ['3', '-4.25'],
    ],
    'comma-separated values',
  ],
  ['CSV with decimal commas on one line', '1,5;2', [['1.5', '2']], 'comma-separated values'],
  [
    'rows on one line',
    '1,2,3;4,5,6',
    [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
    'comma-separated values',
  ],
  ['MATLAB', '[1 2; 3 4]', square, 'MATLAB'],
  ['MATLAB with commas, a name and an end', 'A = [1, 2; 3, 4];', square, 'MATLAB'],
  ['MATLAB over lines', 'A = [1 2\n     3 4];', square, 'MATLAB'],
  ['MATLAB with continuation', 'A = [1 ... first\n 2; 3 ...\n 4]', square, 'MATLAB'],
  ['MATLAB with comments', 'A = [1 2 % first\n 3 4 ]; % done', square, 'MATLAB'],
  [
    'MATLAB with signs',
    '[1 -2; -3  +4]',
    [
      ['1', '-2'],
      ['-3', '+4'],
    ],
    'MATLAB',
  ],
  [
    'MATLAB with quotients',
    '[1/2 1./3; 2 3]',
    [
      ['1/2', '1/3'],
      ['2', '3'],
    ],
    'MATLAB',
  ],
  ['MATLAB as it prints', 'A =\n\n     1     2\n     3     4\n\n', square, 'plain text'],
  ['a row of Python', '[1, 2, 3]', [['1', '2', '3']], 'MATLAB'],
  ['NumPy call', 'np.array([[1, 2],\n          [3, 4]])', square, 'Python or JSON'],
  ['NumPy call with a type and a name', 'a = numpy.array([[1, 2], [3, 4],], dtype=float)', square, 'Python or JSON'],
  ['NumPy representation', 'array([[1., 2.],\n       [3., 4.]])', square, 'Python or JSON'],
  ['NumPy print', '[[1. 2.]\n [3. 4.]]', square, 'Python or JSON'],
  ['NumPy print with exponents', '[[ 1.0e-03 -2.5e+00]]', [['1.0e-03', '-2.5e+00']], 'Python or JSON'],
  [
    'SymPy',
    'Matrix([[Rational(1, 2), 2], [3, 4]])',
    [
      ['1/2', '2'],
      ['3', '4'],
    ],
    'Python or JSON',
  ],
  ['SymPy as it prints', '⎡1  2⎤\n⎢    ⎥\n⎣3  4⎦', square, 'plain text'],
  ['Python with fractions', '[[Fraction(1, 2), Fraction(3)]]', [['1/2', '3']], 'Python or JSON'],
  ['Python with comments', '[[1, 2],  # first\n [3, 4]]', square, 'Python or JSON'],
  ['tuples', '((1, 2), (3, 4))', square, 'Python or JSON'],
  ['JSON', '[[1,2],[3,4]]', square, 'Python or JSON'],
  [
    'JSON with strings',
    '[["1/2", 2], ["-7/3", 4]]',
    [
      ['1/2', '2'],
      ['-7/3', '4'],
    ],
    'Python or JSON',
  ],
  ['one row in JSON', '[["1/2", 2]]', [['1/2', '2']], 'Python or JSON'],
  ['R, column by column', 'matrix(c(1, 3, 2, 4), nrow = 2)', square, 'R'],
  ['R, row by row', 'A <- matrix(c(1,2,3,4), nrow=2, byrow=TRUE)', square, 'R'],
  ['R by position', 'matrix(c(1,2,3,4), 2, 2, T)', square, 'R'],
  [
    'R with ncol alone',
    'matrix(1:6, ncol = 2)',
    [
      ['1', '4'],
      ['2', '5'],
      ['3', '6'],
    ],
    'R',
  ],
  [
    'R with one number for all',
    'matrix(0, 2, 2)',
    [
      ['0', '0'],
      ['0', '0'],
    ],
    'R',
  ],
  ['R over lines', 'matrix(c(1L, 2L,  # first\n         3L, 4L), nrow = 2,\n       byrow = TRUE)', square, 'R'],
  ['R without a size is a column', 'matrix(c(1, 2))', [['1'], ['2']], 'R'],
  ['R rbind', 'rbind(c(1, 2), c(3, 4))', square, 'R'],
  ['R cbind', 'cbind(c(1, 3), b = c(2, 4))', square, 'R'],
  ['R vector', 'c(1, 2, 3)', [['1', '2', '3']], 'R'],
  ['R as it prints', '     [,1] [,2]\n[1,]    1    2\n[2,]    3    4', square, 'a matrix printed by R'],
  [
    'R as it prints in blocks',
    '     [,1]\n[1,]    1\n[2,]    3\n     [,2]\n[1,]    2\n[2,]    4',
    square,
    'a matrix printed by R',
  ],
  ['LaTeX bmatrix', '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}', square, 'LaTeX'],
  ['LaTeX in a line of text', '$A = \\begin{pmatrix}1&2\\\\3&4\\\\\\end{pmatrix}$', square, 'LaTeX'],
  ['LaTeX array', '\\left[\\begin{array}{r|r} 1 & 2 \\\\[2pt] \\hline 3 & 4 \\end{array}\\right]', square, 'LaTeX'],
  ['LaTeX vmatrix', '\\begin{vmatrix}\n1 & 2 \\\\ % first\n3 & 4\n\\end{vmatrix}', square, 'LaTeX'],
  [
    'LaTeX fractions',
    '\\begin{bmatrix}\\frac{1}{2} & -\\tfrac{3}{4} \\\\ \\dfrac{-5}{6} & \\frac12\\end{bmatrix}',
    [
      ['1/2', '-3/4'],
      ['-5/6', '1/2'],
    ],
    'LaTeX',
  ],
  [
    'LaTeX powers of ten',
    '1.5 \\cdot 10^{3} & 2\\times10^{-4} \\\\ 3 & {-4}',
    [
      ['1.5e3', '2e-4'],
      ['3', '-4'],
    ],
    'LaTeX',
  ],
  ['LaTeX decimal commas', '\\begin{pmatrix}0{,}5 & 1\\end{pmatrix}', [['0.5', '1']], 'LaTeX'],
  ['starred LaTeX', '\\begin{pmatrix*}[r] 1 & 2 \\\\ 3 & 4 \\end{pmatrix*}', square, 'LaTeX'],
  ['a list in LaTeX', '\\left[\\frac{7}{3}, 5\\right]', [['7/3', '5']], 'LaTeX'],
  ['decimal commas in a column of LaTeX', '\\begin{pmatrix}0{,}5 \\\\ 2\\end{pmatrix}', [['0.5'], ['2']], 'LaTeX'],
  ['plain text', '1 2\n3 4', square, 'plain text'],
  ['plain text with bars', '| 1  2 |\n| 3  4 |', square, 'plain text'],
  [
    'plain text with fractions',
    '1/2  -3\n 4   5/6',
    [
      ['1/2', '-3'],
      ['4', '5/6'],
    ],
    'plain text',
  ],
  [
    'the minus of typesetting',
    '−1 –2\n3 4',
    [
      ['-1', '-2'],
      ['3', '4'],
    ],
    'plain text',
  ],
  ['no-break spaces', '1\u00a02\n3\u20024', square, 'plain text'],
  ['Mathematica', '{{1, 2}, {3, 4}}', square, 'Mathematica'],
  [
    'Mathematica with a name',
    'm = {{1/2, 2.*^3}, {-3, 1.5`}};',
    [
      ['1/2', '2e3'],
      ['-3', '1.5'],
    ],
    'Mathematica',
  ],
  ['Mathematica as a form', '{{1, 2}, {3, 4}} // MatrixForm', square, 'Mathematica'],
];

const faulty: readonly (readonly [name: string, text: string, sentence: RegExp])[] = [
  ['nothing', ' \n\t', /nothing/],
  ['a ragged row', '1 2\n3', /^Row 2 has 1 entry, row 1 has 2 entries\.$/],
  ['a word', '1\t2\n3\tx', /^Row 2, column 2: “x” is not a number/],
  ['a heading', 'height,weight\n1,2', /^Row 1, column 1: “height”/],
  ['an empty cell', '1,\n3,4', /^Row 1, column 2 is empty\.$/],
  ['division by zero', '1/0 2', /^Row 1, column 1: “1\/0” divides by zero\.$/],
  ['two readings of a comma', '1,234\t5,678', /two ways/],
  ['two readings of a line', '1,5;2,5', /two ways/],
  ['an open quotation mark', '"1\t2', /quotation mark is not closed/],
  ['text after quotes', '"1"x,2', /something follows the quoted cell/],
  ['an open bracket of MATLAB', '[1 2; 3 4', /closing bracket/],
  ['something after MATLAB', "[1 2; 3 4]'", /After the closing bracket comes “'”/],
  ['a missing entry of MATLAB', '[1,,2]', /column 2 is empty/],
  ['an open bracket of Python', '[[1, 2], [3, 4]', /bracket is missing/],
  ['three dimensions', '[[[1], [2]]]', /nested more than twice/],
  ['a missing entry of JSON', '[[1,,2]]', /Row 1: an entry is missing/],
  ['a number among rows', '[[1, 2], 3]', /outside the rows, after row 1/],
  ['a list among numbers', '[1, [2, 3]]', /Row 1: a list stands among numbers/],
  ['a shortened print', '[[1. 2. ... 9.]]', /shortened with dots/],
  ['shortened LaTeX', '\\begin{bmatrix}1 & \\cdots & 2\\end{bmatrix}', /shortened with dots/],
  ['shortened plain text', '1 2 ⋯ 3', /shortened with dots/],
  ['two matrices', '\\begin{bmatrix}1\\end{bmatrix}\\begin{bmatrix}2\\end{bmatrix}', /several matrices/],
  ['an environment without end', '\\begin{bmatrix}1 & 2', /does not end/],
  ['roots in LaTeX', '\\begin{bmatrix}\\sqrt2 & 1\\end{bmatrix}', /Row 1, column 1: “\\sqrt2” is not a number/],
  [
    'too few numbers in R',
    'matrix(c(1,2,3), nrow=2, ncol=2)',
    /3 numbers do not fill a matrix of 2 rows and 2 columns/,
  ],
  ['names in R', 'matrix(x, nrow=2, ncol=1)', /“x” is not a number/],
  ['unequal columns in R', 'cbind(c(1,2), c(3))', /Column 2 has 1 entries, column 1 has 2/],
  ['an unfinished call of R', 'matrix(c(1,2)', /closing bracket|cannot be read/],
  ['a missing row in R', '     [,1]\n[2,]    3', /Row 1 is missing/],
];

describe('readable', () => {
  for (const [name, text, rows, notation] of readable) {
    test(name, () => assert.deepEqual(readPasted(text), { kind: 'matrix', rows, notation }));
  }
});

describe('unreadable', () => {
  for (const [name, text, sentence] of faulty) {
    test(name, () => {
      const pasted = readPasted(text);
      assert.equal(pasted.kind, 'unreadable');
      assert.match(pasted.kind === 'unreadable' ? pasted.sentence : '', sentence);
    });
  }
});

type Rows = readonly (readonly string[])[];

const digits = fc.integer({ min: 0, max: 99999 }).map(String);
const entry = fc
  .tuple(fc.constantFrom('', '-'), digits, fc.constantFrom('', '.5', '.25', 'e3', '/7', '.125e-2'))
  .map((parts) => parts.join(''));
const matrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(entry, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );

const lines = (rows: Rows, between: string, after: string) => rows.map((row) => row.join(between)).join(after);
const latexEntry = (text: string) => text.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}');

const writers: { readonly [name: string]: (rows: Rows) => string } = {
  tabs: (rows) => lines(rows, '\t', '\r\n'),
  CSV: (rows) => lines(rows, ',', '\n'),
  'CSV with quotes': (rows) => rows.map((row) => row.map((text) => `"${text}"`).join(',')).join('\n'),
  'CSV with semicolons': (rows) => lines(rows, ';', '\n'),
  MATLAB: (rows) => `[${lines(rows, ' ', '; ')}]`,
  'MATLAB with commas over lines': (rows) => `M = [${lines(rows, ', ', '\n')}];`,
  'nested lists': (rows) => `[[${lines(rows, ', ', '],\n [')}]]`,
  'a NumPy print': (rows) => `[[${lines(rows, '  ', ']\n [')}]]`,
  'a NumPy call': (rows) => `np.array([[${lines(rows, ', ', '], [')}]], dtype=object)`,
  JSON: (rows) => JSON.stringify(rows),
  Mathematica: (rows) => `{{${lines(rows, ', ', '}, {')}}}`,
  'R by columns': (rows) =>
    `matrix(c(${rows[0]?.map((_, column) => rows.map((row) => row[column]).join(', ')).join(', ')}), nrow = ${rows.length})`,
  'R by rows': (rows) => `matrix(c(${lines(rows, ', ', ', ')}), ncol = ${rows[0]?.length}, byrow = TRUE)`,
  'an R print': (rows) =>
    `${rows[0]?.map((_, column) => `[,${column + 1}]`).join(' ')}\n${rows.map((row, place) => `[${place + 1},]  ${row.join('  ')}`).join('\n')}`,
  LaTeX: (rows) =>
    `\\begin{bmatrix}${rows.map((row) => row.map(latexEntry).join(' & ')).join(' \\\\\n')}\\end{bmatrix}`,
  spaces: (rows) => lines(rows, '   ', '\n'),
};

describe('written and read back', () => {
  for (const [name, write] of Object.entries(writers)) {
    test(name, () => {
      fc.assert(
        fc.property(matrix, (rows) => {
          const pasted = readPasted(write(rows));
          assert.deepEqual(pasted.kind === 'matrix' ? pasted.rows : pasted.sentence, rows);
        }),
        { seed: 20260101, numRuns: 150 },
      );
    });
  }
});

test('any text is answered, and quickly', () => {
  const piece = fc.constantFrom(
    '1',
    ' ',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    ',',
    ';',
    '\n',
    '\t',
    '"',
    '\\\\',
    '&',
    'c(',
    '/',
    '-',
    '.',
    '...',
    '=',
    'matrix(',
    '\\frac',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const pasted = readPasted(pieces.join(''));
      if (pasted.kind === 'unreadable') assert.match(pasted.sentence, /\.$/);
      else assert.ok(pasted.rows.every(({ length }) => length > 0 && length === pasted.rows[0]?.length));
    }),
    { seed: 20260101, numRuns: 2000 },
  );
});
