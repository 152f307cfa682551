// Sizes for readers.

import { countOf, writeNumber } from '../design/numbers.ts';

const units = [
  ['MiB', 1024 * 1024],
  ['KiB', 1024],
] as const;

/** `16 MiB`; `1,000 bytes` where it is no whole number of a unit. */
export function sizeInBytes(bytes: number): string {
  const unit = units.find(([, size]) => bytes >= size && bytes % size === 0);
  return unit === undefined ? countOf(bytes, 'byte') : `${writeNumber(bytes / unit[1])} ${unit[0]}`;
}
