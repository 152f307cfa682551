// Room for doubles: what matrices of scaled integers are stored in.

/**
 * Room for `count` doubles, all of them zero.
 *
 * Few of them are a part of a larger piece of memory: a Float64Array of more than 64 bytes has memory of its own outside the heap, and to get
 * and to give back that takes several times as long as adding two matrices of 3 x 3.
 */
export function doubles(count: number): Float64Array<ArrayBuffer> {
  if (count > MOST_IN_PIECE) return new Float64Array(count);
  if (used + count > PIECE) {
    piece = new ArrayBuffer(PIECE * Float64Array.BYTES_PER_ELEMENT);
    used = 0;
  }
  const values = new Float64Array(piece, used * Float64Array.BYTES_PER_ELEMENT, count);
  used += count;
  return values;
}

/** The doubles of a piece. It lives as long as one of the arrays in it. */
const PIECE = 1024;
const MOST_IN_PIECE = 64;

let piece = new ArrayBuffer(PIECE * Float64Array.BYTES_PER_ELEMENT);
let used = 0;
