// What the keys do in a matrix.

const hints: readonly (readonly [keys: readonly string[], effect: string])[] = [
  [['Tab', 'Shift Tab'], 'go from cell to cell, and on'],
  [
    ['Enter'],
    'goes down, then to the top of the next column, and after the last cell on: to the next field, or to the answer',
  ],
  [['↑', '↓', '←', '→'], 'move'],
  [['Ctrl ↓', 'Ctrl →'], 'at the edge adds a row or a column'],
  [['Backspace'], 'in an empty last row or column removes it'],
  [
    ['Ctrl V'],
    'takes a matrix, in the first cell in place of all, elsewhere from that cell on: cells of a spreadsheet, CSV, Markdown, MATLAB, Python, R, Julia, LaTeX, Word, MathML, Mathematica, JSON, plain text',
  ],
  [['Ctrl Z', 'Ctrl Y'], 'undo and redo everything in the form'],
  [['Ctrl Enter'], 'asks for the answer'],
];

export function KeyboardKeys() {
  return (
    <>
      <dl>
        {hints.map(([keys, effect]) => (
          <div key={effect}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p>On a Mac, ⌘ stands for Ctrl. Cells take 3, −0.5, 1e3, 2/3, ½, 1 1/2 and 10 %; an empty cell is 0.</p>
    </>
  );
}
