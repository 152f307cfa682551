// Products of matrices of doubles by the WebAssembly kernels.
//
// In blocks of columns of B, which are packed, and bands of rows of A, that a few megabytes serve matrices of any size: a memory for whole
// large matrices would have to be fetched from the system each time, which takes as long as a sixth of the work on 1024 x 1024.

import { type Kernels, workspaceOf } from './instance.ts';
import { copyPart, readPart } from './rows.ts';

/** How the sums of a product are formed. */
export interface Manner {
  readonly tiles: 'rounded' | 'exact' | 'short';
  /** The terms that are added up in a tile of the product before the next tile has its turn. */
  readonly depth: number;
}

/** Terms are added from the first to the last and rounded one by one, as a plain loop does, on every machine. */
export const ROUNDED: Manner = { tiles: 'rounded', depth: 256 };

/** For integers, where in every entry of the product the magnitudes of the terms add up to at most 2^53: any order of summing is right. */
export const EXACT: Manner = { tiles: 'exact', depth: 256 };

/**
 * The fastest manner for integers of at most these magnitudes for which `EXACT` is right. Where they have 16 bits, and enough of their products
 * can be added up in 32 bits to be worth it, the tiles are of such integers.
 */
export function mannerOfIntegers(left: number, right: number): Manner {
  if (Math.max(left, right) > LONGEST_SHORT) return EXACT;
  const depth = Math.min(DEEPEST_SHORT, Math.floor((2 ** 31 - 1) / (left * right))) & ~1;
  return depth >= LEAST_SHORT ? { tiles: 'short', depth } : EXACT;
}

const LONGEST_SHORT = 2 ** 15 - 1;
/** 8 columns of so many rows, 8 KB, stay in the first cache. */
const DEEPEST_SHORT = 512;
/** Tiles of this depth take three fifths of the time that tiles of doubles take. */
const LEAST_SHORT = 16;

/** The product of an m x k and a k x n matrix. */
export function multiplyInWebAssembly(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  { tiles, depth }: Manner,
): Float64Array {
  const { height, width, step, entryBytes, packedRowBytes, pack, multiply } = LAYOUTS[tiles];
  const terms = roundUp(inner, step);
  const band = roundUp(Math.min(rows, BAND, BAND_ENTRIES / terms), height);
  const block = roundUp(Math.min(columns, BLOCK, BLOCK_ENTRIES / terms), width);
  const packedRows = 8 * band * terms;
  const packed = packedRows + roundUp(packedRowBytes * band * terms, 8);
  const target = packed + roundUp(entryBytes * terms * block, 8);
  const end = target + 8 * Math.max(band, Math.min(terms, depth)) * block;
  const { kernels, memory } = workspaceOf(end);
  const left = new Float64Array(memory, 0, band * terms);
  // Holds rows of B until they are packed, and then the product.
  const result = new Float64Array(memory, target, (end - target) / 8);
  const product = new Float64Array(rows * columns);
  for (let j = 0; j < columns; j += block) {
    const blockColumns = Math.min(block, columns - j);
    const padded = roundUp(blockColumns, width);
    for (let k = 0; k < inner; k += depth) {
      const count = Math.min(depth, inner - k);
      const counted = roundUp(count, step);
      copyPart(b, columns, k, j, count, blockColumns, result, padded);
      result.fill(0, count * padded, counted * padded);
      pack(kernels, target, 8 * padded, packed + entryBytes * k * padded, counted, padded);
    }
    for (let i = 0; i < rows; i += band) {
      const bandRows = Math.min(band, rows - i);
      const bandHeight = roundUp(bandRows, height);
      copyPart(a, inner, i, 0, bandRows, inner, left, terms);
      left.fill(0, bandRows * terms, bandHeight * terms);
      result.fill(0, 0, bandHeight * padded);
      multiply(kernels, { packedRows, packed, target, rows: bandHeight, terms, columns: padded, depth });
      readPart(result, padded, bandRows, blockColumns, product.subarray(i * columns + j), columns);
    }
  }
  return product;
}

/** Rows of A, and columns of B, at a time; fewer where they are long: at most 2 and 4 MB. */
const BAND = 252;
const BAND_ENTRIES = 2 ** 18;
const BLOCK = 512;
const BLOCK_ENTRIES = 2 ** 19;

/** Addresses in bytes, and sizes in entries, padded to whole tiles; the band of A is at address 0. */
interface Places {
  /** Room for the band in a packed form. */
  readonly packedRows: number;
  readonly packed: number;
  readonly target: number;
  readonly rows: number;
  readonly terms: number;
  readonly columns: number;
  readonly depth: number;
}

/** The shape of the tiles, and how matrices are packed for them and multiplied. */
interface Layout {
  /** Rows, columns and terms come in multiples of these. */
  readonly height: number;
  readonly width: number;
  readonly step: number;
  /** Bytes of a packed entry of B. */
  readonly entryBytes: number;
  /** Bytes of a packed entry of A; 0 where A is not packed. */
  readonly packedRowBytes: number;
  /** Packs rows of B. */
  readonly pack: (kernels: Kernels, b: number, stride: number, packed: number, terms: number, columns: number) => void;
  /** Adds the band of A times the block of B to the target. */
  readonly multiply: (kernels: Kernels, places: Places) => void;
}

const DOUBLES = {
  height: 4,
  width: 4,
  step: 1,
  entryBytes: 8,
  packedRowBytes: 0,
  pack: (kernels, b, stride, packed, terms, columns) => kernels.pack(b, stride, packed, terms, columns),
} as const satisfies Partial<Layout>;

const LAYOUTS: Readonly<Record<Manner['tiles'], Layout>> = {
  rounded: { ...DOUBLES, multiply: (kernels, places) => multiplyDoubles(kernels, places, false) },
  exact: { ...DOUBLES, multiply: (kernels, places) => multiplyDoubles(kernels, places, true) },
  short: {
    height: 4,
    width: 8,
    step: 2,
    entryBytes: 2,
    packedRowBytes: 2,
    pack: (kernels, b, stride, packed, terms, columns) => kernels.packShortColumns(b, stride, packed, terms, columns),
    multiply: multiplyShort,
  },
};

function multiplyDoubles(kernels: Kernels, places: Places, exact: boolean): void {
  const { packed, target, rows, terms, columns, depth } = places;
  kernels.multiplyPacked(0, 8 * terms, packed, target, 8 * columns, rows, terms, columns, depth, exact);
}

function multiplyShort(kernels: Kernels, places: Places): void {
  const { packedRows, packed, target, rows, terms, columns, depth } = places;
  kernels.packShortRows(0, 8 * terms, packedRows, rows, terms);
  kernels.multiplyShort(packedRows, packed, target, 8 * columns, rows, terms, columns, depth);
}

function roundUp(count: number, multiple: number): number {
  return Math.ceil(count / multiple) * multiple;
}
