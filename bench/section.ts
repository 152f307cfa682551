// One table of the benchmark, and how it is written.

/** What was measured, as text that is ready to be read. */
export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below the table: what was left out, and why. */
  readonly notes: readonly string[];
}

/** How thoroughly to measure. */
export interface Pace {
  readonly quick: boolean;
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The section as Markdown. */
export function sectionText({ title, columns, rows, notes }: Section): string {
  const table = rows.length === 0 ? [] : [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
  return [`## ${title}`, '', ...table, ...notes.flatMap((note) => [note, ''])].join('\n');
}

/** The value in the middle; of an even number, the mean of the two there. NaN of none. */
export function median(values: readonly number[]): number {
  return (
    (quantile(values, 0.5) +
      quantile(
        values.map((value) => -value),
        0.5,
      ) *
        -1) /
    2
  );
}

/** The smallest value that at least this share of the values does not exceed. NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** A figure with three digits that count. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const places = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1e-9))));
  return value.toFixed(Math.min(places, 3));
}

/** A figure, the goal that it has, and whether it is reached. */
export function against(value: number, goal: number, better: 'more' | 'less'): readonly [string, string, string] {
  const reached = better === 'more' ? value >= goal : value <= goal;
  return [figure(value), `${better === 'more' ? '≥' : '≤'} ${goal}`, reached ? 'reached' : 'not reached'];
}

/** Prints a section that was measured alone. */
export function print(section: Section): void {
  process.stdout.write(`${sectionText(section)}\n`);
}
