// Boxes: blocks of text lines with a baseline, composed side by side as a typesetter composes formulas.

/** Lines of text for a fixed-width font; `baseline` is the 0-based line that neighbours stand beside. */
export interface Box {
  readonly lines: readonly string[];
  readonly baseline: number;
}

export function textBox(text: string): Box {
  return { lines: [text], baseline: 0 };
}

export function widthOf({ lines }: Box): number {
  return lines.length === 1 ? widthOfText(lines[0]) : largest(lines.map(widthOfText));
}

/** Columns that a text takes: combining marks and other marks without width take none. */
function widthOfText(text: string): number {
  return UNUSUAL.test(text) ? Array.from(text.replaceAll(/[\p{M}\p{Cf}]/gu, '')).length : text.length;
}

const UNUSUAL = /[\p{M}\p{Cf}\u{10000}-\u{10ffff}]/u;

function padded(text: string, width: number, align: Align = 'left'): string {
  const space = Math.max(0, width - widthOfText(text));
  if (space === 0) return text;
  const before = align === 'left' ? 0 : align === 'right' ? space : Math.floor(space / 2);
  return ' '.repeat(before) + text + ' '.repeat(space - before);
}

export type Align = 'left' | 'centre' | 'right';

/** The largest of some sizes, 0 for none. Large tables have more than a call may have arguments. */
function largest(sizes: readonly number[]): number {
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

/** The boxes in a row with their baselines on one line. */
export function inRow(boxes: readonly Box[]): Box {
  if (boxes.every(isLine)) return { lines: [boxes.map(({ lines }) => lines[0]).join('')], baseline: 0 };
  const above = largest(boxes.map((box) => box.baseline));
  const below = largest(boxes.map((box) => box.lines.length - 1 - box.baseline));
  const widths = boxes.map(widthOf);
  const lines = Array.from({ length: above + 1 + below }, (_, line) =>
    boxes.map((box, index) => padded(box.lines[line - above + box.baseline] ?? '', widths[index])).join(''),
  );
  return { lines, baseline: above };
}

function isLine({ lines, baseline }: Box): boolean {
  return lines.length === 1 && baseline === 0;
}

export function beside(left: Box, right: Box): Box {
  return inRow([left, right]);
}

/** The boxes one under the other. The baseline is that of the box at `anchor`, or the middle line where there is none. */
export function stacked(boxes: readonly Box[], align: Align, anchor: number | null = null): Box {
  const width = largest(boxes.map(widthOf));
  const lines = boxes.flatMap((box) => padBlock(box, width, align));
  if (anchor === null) return centred(lines);
  const before = boxes.slice(0, anchor).reduce((height, box) => height + box.lines.length, 0);
  return { lines, baseline: before + boxes[anchor].baseline };
}

function padBlock(box: Box, width: number, align: Align): readonly string[] {
  const inner = widthOf(box);
  return box.lines.map((line) => padded(padded(line, inner), width, align));
}

function centred(lines: readonly string[]): Box {
  return { lines, baseline: Math.floor((lines.length - 1) / 2) };
}

/** The box with another raised to its upper right corner. */
export function raised(base: Box, exponent: Box): Box {
  if (base.lines.length > 1) return beside(base, { ...exponent, baseline: exponent.lines.length - 1 + base.baseline });
  return beside(base, { ...exponent, baseline: exponent.lines.length });
}

const DELIMITERS = {
  round: { single: ['(', ')'], left: ['⎛', '⎜', '⎝'], right: ['⎞', '⎟', '⎠'] },
  square: { single: ['[', ']'], left: ['⎡', '⎢', '⎣'], right: ['⎤', '⎥', '⎦'] },
  bars: { single: ['│', '│'], left: ['│', '│', '│'], right: ['│', '│', '│'] },
  absolute: { single: ['|', '|'], left: ['│', '│', '│'], right: ['│', '│', '│'] },
  norm: { single: ['‖', '‖'], left: ['║', '║', '║'], right: ['║', '║', '║'] },
} as const;

export type Delimiters = keyof typeof DELIMITERS;

/** The box between delimiters as tall as itself. */
export function between(delimiters: Delimiters, box: Box): Box {
  const { single, left, right } = DELIMITERS[delimiters];
  const { lines, baseline } = box;
  if (lines.length === 1) return { lines: [single[0] + lines[0] + single[1]], baseline };
  const width = widthOf(box);
  const side = (line: number): 0 | 1 | 2 => (line === 0 ? 0 : line === lines.length - 1 ? 2 : 1);
  return {
    lines: lines.map((text, line) => left[side(line)] + padded(text, width) + right[side(line)]),
    baseline,
  };
}

/** The box behind a brace that points at its middle line. It needs a middle: one line, or an odd number of them from 3 on. */
export function behindBrace(box: Box): Box {
  const { length } = box.lines;
  const pieces = box.lines.map((_, line) => {
    if (line === 0) return length === 1 ? '{' : '⎧';
    return line === length - 1 ? '⎩' : line === (length - 1) / 2 ? '⎨' : '⎪';
  });
  return beside({ lines: pieces, baseline: box.baseline }, box);
}

const GAP = '  ';
const BAR_GAP = '  │  ';

/** Boxes in rows and columns, each column flush left; an even number of lines gets an empty one in the middle. */
export function leftAligned(rows: readonly (readonly Box[])[]): Box {
  const widths = (rows[0] ?? []).map((_, column) => largest(rows.map((row) => widthOf(row[column]))));
  const lines = rows.map((row) =>
    inRow(
      row.flatMap((box, column) => {
        const cell = { lines: padBlock(box, widths[column], 'left'), baseline: box.baseline };
        return column === 0 ? [cell] : [textBox(GAP), cell];
      }),
    ),
  );
  const height = lines.reduce((total, line) => total + line.lines.length, 0);
  const half = Math.ceil(lines.length / 2);
  return height % 2 === 1
    ? stacked(lines, 'left')
    : stacked([...lines.slice(0, half), textBox(''), ...lines.slice(half)], 'left');
}

/**
 * Boxes in rows and columns. Columns of numbers are aligned on their units and decimal points, other columns are centred. Marked
 * cells stand between angles, neighbours in one row between the same; the angles take their room from the gaps.
 * @param bar the number of columns before a vertical bar, or null.
 * @param isMarked null where no cell is.
 */
export function tableau(
  rows: readonly (readonly Box[])[],
  bar: number | null,
  isMarked: ((row: number, column: number) => boolean) | null,
): Box {
  const columns = (rows[0] ?? []).map((_, column) => alignColumn(rows.map((row) => row[column])));
  if (isMarked === null && columns.every((column) => column.every(isLine))) {
    const gapBefore = (column: number): string => (column === 0 ? '' : column === bar ? BAR_GAP : GAP);
    const cells = (row: number) => columns.map((column, index) => gapBefore(index) + column[row].lines[0]);
    return centred(rows.map((_, row) => cells(row).join('')));
  }
  const isIn = (row: number, column: number): boolean =>
    column >= 0 && column < columns.length && isMarked !== null && isMarked(row, column);
  const opening = (row: number, column: number): string => (isIn(row, column) && !isIn(row, column - 1) ? '‹' : ' ');
  const closing = (row: number, column: number): string => (isIn(row, column) && !isIn(row, column + 1) ? '›' : ' ');
  const last = columns.length - 1;
  const needsLeft = rows.some((_, row) => isIn(row, 0));
  const needsRight = rows.some((_, row) => isIn(row, last));
  const lines = rows.flatMap((_, row) => {
    const cells = columns.flatMap((column, index) => {
      if (index === 0) return [column[row]];
      const [before, after] = [closing(row, index - 1), opening(row, index)];
      if (index !== bar) return [textBox(before + after), column[row]];
      return [textBox(`${before} `), barBeside(columns.map((other) => other[row])), textBox(` ${after}`), column[row]];
    });
    const left = needsLeft ? [textBox(opening(row, 0))] : [];
    const right = needsRight ? [textBox(closing(row, last))] : [];
    return inRow([...left, ...cells, ...right]).lines;
  });
  return centred(lines);
}

/** The same for whole numbers with nothing marked, as texts whose signs all have a width. */
export function rightAligned(rows: readonly (readonly string[])[]): Box {
  const widths = rows[0].map((_, column) => rows.reduce((most, row) => Math.max(most, row[column].length), 0));
  return centred(rows.map((row) => row.map((text, column) => text.padStart(widths[column])).join(GAP)));
}

/** A table: a header over a rule, its rows, and where there are totals another rule over these. */
export function ruledTable(
  header: readonly Box[],
  rows: readonly (readonly Box[])[],
  totals: readonly Box[] | null,
): Box {
  const columns = header.map((title, column) => {
    const cells = rows.map((row) => row[column]);
    const sums = totals === null ? [] : [totals[column]];
    const aligned = sums.every(isAlignable) ? alignColumn([...cells, ...sums]) : [...alignColumn(cells), ...sums];
    const width = Math.max(widthOf(title), largest(aligned.map(widthOf)));
    return [title, ...aligned].map((box) => ({ lines: padBlock(box, width, 'centre'), baseline: box.baseline }));
  });
  const line = (row: number): readonly string[] => {
    const cells = columns.map((column) => column[row]);
    const bar = beside(textBox(' '), beside(barBeside(cells), textBox(' ')));
    return inRow(cells.flatMap((cell, index) => (index === 0 ? [cell] : [bar, cell]))).lines;
  };
  const stroke = columns.map(([title]) => '─'.repeat(widthOf(title))).join('─┼─');
  const lines = [...line(0), stroke, ...rows.flatMap((_, row) => line(row + 1))];
  return centred(totals === null ? lines : [...lines, stroke, ...line(rows.length + 1)]);
}

function barBeside(boxes: readonly Box[]): Box {
  const { lines, baseline } = inRow(boxes);
  return { lines: lines.map(() => '│'), baseline };
}

function alignColumn(boxes: readonly Box[]): readonly Box[] {
  if (boxes.every(isAlignable)) {
    const parts = boxes.map((box) => {
      const point = box.lines[0].indexOf('.');
      return point < 0 ? [box.lines[0], ''] : [box.lines[0].slice(0, point), box.lines[0].slice(point)];
    });
    const whole = largest(parts.map(([before]) => widthOfText(before)));
    const fraction = largest(parts.map(([, after]) => widthOfText(after)));
    return parts.map(([before, after]) => textBox(padded(before, whole, 'right') + padded(after, fraction)));
  }
  const width = largest(boxes.map(widthOf));
  return boxes.map((box) => ({ lines: padBlock(box, width, 'centre'), baseline: box.baseline }));
}

function isAlignable({ lines }: Box): boolean {
  return lines.length === 1 && ALIGNABLE.test(lines[0]);
}

/** Numbers, also rounded ones, dots, and nothing at all. */
const ALIGNABLE = /^(?:(?:≈ )?−?[\d./]+|[⋮⋯⋱]|)$/u;
