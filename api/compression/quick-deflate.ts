// Quick deflate: short texts compressed at once, without a compressor to be set up: that alone takes longer than this.
//
// RFC 1951: repetitions as pairs of length and distance, in the fixed code of section 3.2.6. For each beginning of four bytes the last
// place where it stood is known, and nothing else is tried (as in zlib's quickest level, and in section 4 of the RFC without chains).

/** Longer texts are for a compressor that works out a code of its own for them. */
export const LONGEST_QUICK = 16 * 1024;

/**
 * The text, at most `LONGEST_QUICK` bytes, as a block that is not the last and an empty one behind it, which ends at a byte border.
 *
 * Bits are gathered in a word, the first one lowest, and all of it is stored each time: fewer than 8 of them are not a whole byte yet,
 * and no code with its extra bits has more than 18. They stay in the local variables of one function, so that they are in registers.
 */
export function deflateQuickly(text: Uint8Array): Uint8Array {
  const { length } = text;
  const last = length - LEAST_MATCH;
  source.set(text);
  lastPlaces.fill(NOWHERE);
  let bits = FIXED_BLOCK;
  let count = BLOCK_HEAD;
  let offset = 0;
  let position = 0;
  while (position < length) {
    const beginning = reading.getInt32(position, true);
    const slot = slotOf(beginning);
    const candidate = lastPlaces[slot];
    lastPlaces[slot] = position;
    if (candidate === NOWHERE || position > last || reading.getInt32(candidate, true) !== beginning) {
      const code = LITERALS[source[position++]];
      bits |= (code & CODE) << count;
      count += code >>> CODE_BITS;
    } else {
      const matched = matchedFrom(candidate, position, Math.min(MOST_MATCHED, length - position));
      const code = LENGTHS[matched];
      bits |= (code & CODE) << count;
      count += code >>> CODE_BITS;
      written.setInt32(offset, bits, true);
      offset += count >>> 3;
      bits >>>= count & WHOLE_BYTES;
      count &= 7;
      const place = position - candidate - 1;
      const extra = place < 4 ? 0 : 30 - Math.clz32(place);
      bits |= (DISTANCES[2 * extra + (place >>> extra)] | ((place & ((1 << extra) - 1)) << DISTANCE_BITS)) << count;
      count += DISTANCE_BITS + extra;
      position += matched;
      // Of what begins inside, one is enough to find the next repetition.
      lastPlaces[slotOf(reading.getInt32(position - 1, true))] = position - 1;
    }
    written.setInt32(offset, bits, true);
    offset += count >>> 3;
    bits >>>= count & WHOLE_BYTES;
    count &= 7;
  }
  // The end of the block is 7 bits, none of them set, and so are the 3 of the head of an empty stored block up to the next border.
  const border = offset + Math.ceil((count + END_OF_BLOCK + BLOCK_HEAD) / 8);
  written.setInt32(offset, bits, true);
  written.setUint32(border, EMPTY_LENGTH, true);
  return Buffer.from(packed.subarray(0, border + 4));
}

/** How many bytes are the same from the first place and from the second, where four are, and at most so many. */
function matchedFrom(first: number, second: number, most: number): number {
  let matched = LEAST_MATCH;
  while (matched < most && source[first + matched] === source[second + matched]) matched++;
  return matched;
}

const LEAST_MATCH = 4;
const MOST_MATCHED = 258;

const SLOT_BITS = 12;
const NOWHERE = -1;
const lastPlaces = new Int16Array(2 ** SLOT_BITS);

/** Multiplicative hashing (D. Knuth, The Art of Computer Programming, volume 3, section 6.4). */
function slotOf(beginning: number): number {
  return Math.imul(beginning, 0x9e3779b1) >>> (32 - SLOT_BITS);
}

/** The text and what is made of it lie in memory that V8 knows while it compiles. A byte takes 9 bits at most. */
const source = new Uint8Array(LONGEST_QUICK + 8);
const reading = new DataView(source.buffer);
const packed = new Uint8Array(Math.ceil((LONGEST_QUICK * 9) / 8) + 16);
const written = new DataView(packed.buffer);

/** The head of a block that is not the last one, in the fixed code; the bits of a head; those of the code for the end of a block. */
const FIXED_BLOCK = 0b010;
const BLOCK_HEAD = 3;
const END_OF_BLOCK = 7;

/** The length 0 and its complement. */
const EMPTY_LENGTH = 0xffff0000;

/** The bits of a count that are whole bytes. */
const WHOLE_BYTES = ~7;

/** Codes with their extra bits, in the order in which these are written, and above them how many bits they are. */
const CODE_BITS = 16;
const CODE = 2 ** CODE_BITS - 1;

/** Literals and lengths are symbols of one code. */
const SYMBOLS = Int32Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return entry(0b00110000 + symbol, 8);
  if (symbol < 256) return entry(0b110010000 + symbol - 144, 9);
  return symbol < 280 ? entry(symbol - 256, 7) : entry(0b11000000 + symbol - 280, 8);
});
const LITERALS = SYMBOLS.slice(0, 256);

/** From the second group of four on, each group of four has an extra bit more; the longest has a symbol of its own. */
const LENGTHS = Int32Array.from({ length: MOST_MATCHED + 1 }, (_, length) => {
  if (length < 3) return 0;
  if (length === MOST_MATCHED) return SYMBOLS[285];
  const place = length - 3;
  const extra = place < 8 ? 0 : 29 - Math.clz32(place);
  const symbol = SYMBOLS[257 + 4 * extra + (place >>> extra)];
  const rest = (place & ((1 << extra) - 1)) << (symbol >>> CODE_BITS);
  return (symbol | rest) + (extra << CODE_BITS);
});

/** From the second pair on, each pair of distances has an extra bit more. */
const DISTANCE_BITS = 5;
const DISTANCES = Uint8Array.from({ length: 30 }, (_, code) => reversed(code, DISTANCE_BITS));

function entry(code: number, count: number): number {
  return reversed(code, count) | (count << CODE_BITS);
}

/** Codes are written from their highest bit on, everything else from the lowest. */
function reversed(code: number, count: number): number {
  let result = 0;
  for (let bit = 0; bit < count; bit++) result |= ((code >>> bit) & 1) << (count - 1 - bit);
  return result;
}
