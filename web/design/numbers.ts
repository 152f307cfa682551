// Numbers for readers.

const grouped = new Intl.NumberFormat('en-GB');

/** `1,000`. */
export function writeNumber(count: number): string {
  return grouped.format(count);
}

/** `1 answer`, `1,000 answers`. */
export function countOf(count: number, noun: string): string {
  return `${writeNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
