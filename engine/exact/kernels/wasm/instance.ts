// The WebAssembly module at work: compiled at first use, with a memory for one matrix problem at a time.

import { MODULE } from './module.ts';

/** What source/ exports for use from here; the comments stand there. Addresses and strides are in bytes. */
export interface Kernels {
  multiply(
    a: number,
    aStride: number,
    b: number,
    bStride: number,
    c: number,
    cStride: number,
    packed: number,
    rows: number,
    inner: number,
    columns: number,
    prime: number,
  ): void;
  multiplyPacked(
    a: number,
    aStride: number,
    packed: number,
    c: number,
    cStride: number,
    rows: number,
    inner: number,
    columns: number,
    deepest: number,
    exact: boolean,
  ): void;
  pack(b: number, bStride: number, packed: number, inner: number, columns: number): void;
  multiplyShort(
    a: number,
    b: number,
    c: number,
    cStride: number,
    rows: number,
    inner: number,
    columns: number,
    deepest: number,
  ): void;
  packShortRows(a: number, aStride: number, packed: number, rows: number, inner: number): void;
  packShortColumns(b: number, bStride: number, packed: number, inner: number, columns: number): void;
  eliminate(
    matrix: number,
    rows: number,
    columns: number,
    stride: number,
    prime: number,
    goal: number,
    order: number,
    minors: number,
    working: number,
  ): number;
  restoreColumns(matrix: number, size: number, stride: number, factor: number, row: number): void;
  characteristicPolynomial(
    matrix: number,
    size: number,
    stride: number,
    prime: number,
    multipliers: number,
    polynomials: number,
    polynomialStride: number,
  ): void;
  reduceEntries(target: number, count: number, prime: number): void;
  scaleEntries(target: number, count: number, factor: number, prime: number): void;
  carryDigits(
    sums: number,
    rows: number,
    width: number,
    modulusDigits: number,
    quotients: number,
    carries: number,
  ): void;
  writeHexadecimal(sums: number, rows: number, width: number, count: number, target: number): void;
}

export interface Workspace {
  readonly kernels: Kernels;
  readonly memory: ArrayBuffer;
}

/**
 * Kernels with a memory of at least so many bytes, whatever was left in it. Small memories are kept for the next problem; a large one,
 * which could never shrink, belongs to the caller and goes with him. The kernels neither wait nor call back, so problems do not overlap.
 */
export function workspaceOf(bytes: number): Workspace {
  if (kept !== undefined && bytes <= kept.memory.byteLength) return kept;
  const fresh = instantiate(Math.ceil(Math.max(bytes, LEAST_BYTES) / PAGE_BYTES));
  if (bytes <= KEPT_BYTES) kept = fresh;
  return fresh;
}

const PAGE_BYTES = 65_536;
const LEAST_BYTES = 2 ** 20;
const KEPT_BYTES = 2 ** 23;

let kept: Workspace | undefined;
let compiled: WebAssembly.Module | undefined;

function instantiate(pages: number): Workspace {
  compiled ??= new WebAssembly.Module(Uint8Array.fromBase64(MODULE));
  const memory = new WebAssembly.Memory({ initial: pages });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!areKernels(exports)) throw new Error('the WebAssembly module does not export the kernels: npm run kernels');
  return { kernels: exports, memory: memory.buffer };
}

function areKernels(exports: object): exports is Kernels {
  return [
    'characteristicPolynomial',
    'multiply',
    'multiplyPacked',
    'multiplyShort',
    'pack',
    'packShortColumns',
    'packShortRows',
    'eliminate',
    'restoreColumns',
    'reduceEntries',
    'scaleEntries',
    'carryDigits',
    'writeHexadecimal',
  ].every((name) => typeof Reflect.get(exports, name) === 'function');
}

/** The next multiple of 4: rows and columns are padded to whole tiles. */
export function padded(count: number): number {
  return (count + 3) & ~3;
}
