// Entries and matrices as they are given to the methods.

/** A number that the compact routes take: whole numbers beyond a double as `bigint`. */
export type NumberEntry = number | bigint;

/** A number, or the text of an exact one: a decimal such as "0.1", a fraction such as "-7/3". */
export type Entry = number | bigint | string;

type TypedArray =
  | Float64Array
  | Float32Array
  | Int32Array
  | Int16Array
  | Int8Array
  | Uint32Array
  | Uint16Array
  | Uint8Array
  | BigInt64Array
  | BigUint64Array;

/** A row, or a flat list of numbers. */
export type Row<E = Entry> = readonly E[] | TypedArray;

/** A matrix, row by row. All rows have the same length. */
export type Matrix<E = Entry> = readonly Row<E>[];
