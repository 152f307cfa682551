// AssemblyScript. The numbers of one row of a matrix, such as -12.50,3.75,108.00], 16 characters at a time: one number, or two short ones.
//
// Which characters are separators is found for 64 of them at once, so that a number does not wait for the end of the one before it (G. Langdale
// & D. Lemire, "Parsing gigabytes of JSON per second", The VLDB Journal 28, 2019). A number is then taken from its end backwards: its digits
// stand in the right places for sums of products with powers of ten, whatever its length (W. Muła & D. Lemire, "Base64 encoding and decoding at
// almost the speed of a memory copy", Software 50(2), 2020, have the sums). A number of up to 15 characters is an integer that a double holds.

/** 16 zeros before 16 times 255: loaded from `k` on, a mask of the last `k` of 16 characters. */
const LAST = memory.data<u8>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
], 16);
// What the loop compares and multiplies with is loaded before it: V8 would make constants anew for every number.
const COMMAS = memory.data<u8>([44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44], 16);
const BRACKETS = memory.data<u8>([93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93], 16);
const ZEROS = memory.data<u8>([48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48], 16);
const TENS = memory.data<u8>([10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1], 16);
const HUNDREDS = memory.data<u16>([100, 1, 100, 1, 100, 1, 100, 1], 16);
const MYRIADS = memory.data<u16>([10_000, 1, 10_000, 1, 10_000, 1, 10_000, 1], 16);
const HALVES = memory.data<f64>([1e8, 1], 16);
const NOUGHT = memory.data<f64>([0, 0], 16);
/** What turns a double into its negative, with exclusive or: for none and for one minus. */
const SIGNS = memory.data<u64>([0, 0x8000_0000_0000_0000]);

const SPACE: u8 = 0x20;
const MINUS: u8 = 0x2d;
const POINT: u8 = 0x2e;
const ZERO: u8 = 0x30;
/** Exclusive or with the character 0 maps the digits, and nothing else, to 0..9; the point to this. */
const POINT_AS_DIGIT: u8 = 0x1e;
/** Characters of a number without its minus: one of the 16 that are loaded stays free, for the point to fall away. */
const LONGEST: i32 = 15;
/** The same where two numbers share a register. */
const SHORT: i32 = 7;

@inline
function afterSpace(start: usize): usize {
  let at = start;
  for (let character = load<u8>(at); character <= SPACE && isSpace(character); character = load<u8>(at)) at++;
  return at;
}

@inline
function isSpace(character: u8): bool {
  return character == SPACE || character == 0x0a || character == 0x0d || character == 0x09;
}

/** A bit for each of 64 characters that are such. */
@inline
function placesOf(characters: v128, at: usize): u64 {
  return bitsOf(characters, at) | (bitsOf(characters, at + 16) << 16) |
    (bitsOf(characters, at + 32) << 32) | (bitsOf(characters, at + 48) << 48);
}

@inline
function bitsOf(characters: v128, at: usize): u64 {
  return <u64>i8x16.bitmask(i8x16.eq(v128.load(at), characters));
}

/** What the point is among digits, in the lane where it must stand; none for lane -1. */
@inline
function pointAt(lanes: v128, lane: v128): v128 {
  return v128.and(i8x16.eq(lanes, lane), i8x16.splat(POINT_AS_DIGIT));
}

/** Where the point must stand, there must be one, which `pointAt` takes away; elsewhere digits. With this added, what is not so is 128 and more. */
@inline
function excessOver(lanes: v128, lane: v128): v128 {
  return i8x16.add(i8x16.splat(127 - 9), v128.and(i8x16.eq(lanes, lane), i8x16.splat(9)));
}

/** The integers that each eight of 16 digits are, in the first two lanes. */
@inline
function eightDigits(digits: v128, tens: v128, hundreds: v128, myriads: v128): v128 {
  const pairs = i16x8.relaxed_dot_i8x16_i7x16_s(digits, tens);
  const fours = i32x4.dot_i16x8_s(pairs, hundreds);
  return i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours, fours), myriads);
}

/**
 * Reads numbers with at most `scale` decimal places, no exponent, and nothing but white space before them, for as long as they come, as
 * integers over 10^scale. Whatever else comes is left to somebody else.
 * @param before address of what stands before the first number; 16 bytes before it may be read
 * @param stop address behind the characters; zeros stand there, 80 of them
 * @param target where the integers go: doubles, none of them -0
 * @param scale at most 13
 * @param report where two doubles go: how many numbers there were, and the largest magnitude among them
 * @returns the address of the comma or bracket behind the last number, or `before`
 */
export function readRow(before: usize, stop: usize, target: usize, scale: i32, report: usize): usize {
  const commas = v128.load(COMMAS), brackets = v128.load(BRACKETS), zeros = v128.load(ZEROS);
  const tens = v128.load(TENS), hundreds = v128.load(HUNDREDS), myriads = v128.load(MYRIADS);
  const halves = v128.load(HALVES), nought = v128.load(NOUGHT);
  const lanes = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const lane = i8x16.splat(<i8>(scale == 0 ? -1 : 15 - scale));
  const point = pointAt(lanes, lane), excess = excessOver(lanes, lane);
  // Up to the point, the characters move to the right by one.
  const withoutPoint = i8x16.add(lanes, i8x16.le_s(lanes, lane));
  const fraction = scale == 0 ? 0 : scale + 1;
  const longestWhole = LONGEST - fraction;
  // The same for two numbers. What moves to the first place of the second one is nothing of the first.
  const halfLanes = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7);
  const halfLane = i8x16.splat(<i8>(scale == 0 ? -1 : 7 - scale));
  const points = pointAt(halfLanes, halfLane), excesses = excessOver(halfLanes, halfLane);
  const areMoved = i8x16.le_s(halfLanes, halfLane);
  const withoutPoints = v128.or(i8x16.add(lanes, areMoved), v128.and(areMoved, i8x16.eq(halfLanes, i8x16.splat(0))));
  const longestShort = <u32>max(SHORT - fraction, 0);
  const first = target;
  let largest = nought;
  let last = before;
  let isGoing = true;
  for (let block = before + 1; isGoing && block < stop; block += 64) {
    const ends = placesOf(brackets, block);
    let separators = placesOf(commas, block);
    if (ends != 0) {
      // Up to the first bracket, and that.
      separators = (separators | ends) & (ends ^ (ends - 1));
      isGoing = false;
    }
    for (; separators != 0; separators &= separators - 1) {
      const end = block + <usize>ctz(separators);
      let start = afterSpace(last + 1);
      const minus = <usize>(load<u8>(start) == MINUS);
      start += minus;
      const length = <i32>(end - start);
      let whole = length - fraction;
      const others = separators & (separators - 1);
      if (<u32>(whole - 1) < longestShort && others != 0) {
        const nextEnd = block + <usize>ctz(others);
        let next = afterSpace(end + 1);
        const nextMinus = <usize>(load<u8>(next) == MINUS);
        next += nextMinus;
        const nextLength = <i32>(nextEnd - next);
        const nextWhole = nextLength - fraction;
        if (
          <u32>(nextWhole - 1) < longestShort &&
          (whole == 1 || load<u8>(start) != ZERO) && (nextWhole == 1 || load<u8>(next) != ZERO)
        ) {
          const characters = v128.load64_lane(nextEnd - 8, v128.load64_zero(end - 8), 1);
          const mask = v128.load64_lane(LAST + 8 + <usize>nextLength, v128.load64_zero(LAST + 8 + <usize>length), 1);
          const digits = v128.xor(v128.and(v128.xor(characters, zeros), mask), points);
          if (i8x16.bitmask(i8x16.add_sat_u(digits, excesses)) == 0) {
            const integers = eightDigits(i8x16.relaxed_swizzle(digits, withoutPoints), tens, hundreds, myriads);
            const magnitudes = f64x2.convert_low_i32x4_s(integers);
            const signs = v128.load64_lane(SIGNS + 8 * nextMinus, v128.load64_zero(SIGNS + 8 * minus), 1);
            largest = f64x2.relaxed_max(largest, magnitudes);
            v128.store(target, f64x2.add(v128.xor(magnitudes, signs), nought));
            target += 16;
            last = nextEnd;
            separators = others;
            continue;
          }
        }
      }
      let digits = v128.load(end - 16);
      digits = v128.xor(v128.and(v128.xor(digits, zeros), v128.load(LAST + <usize>length)), point);
      if (<u32>(whole - 1) >= <u32>longestWhole || i8x16.bitmask(i8x16.add_sat_u(digits, excess)) != 0) {
        // Fewer places: the characters are shifted to where they would stand if zeros followed.
        if (scale == 0 || <u32>(length - 1) >= <u32>LONGEST) { isGoing = false; break; }
        const found = i8x16.bitmask(i8x16.eq(v128.and(v128.load(end - 16), v128.load(LAST + <usize>length)), i8x16.splat(POINT)));
        const places = found == 0 ? -1 : 15 - ctz(found);
        const missing = scale - places;
        whole = length - places - 1;
        if (places == 0 || missing <= 0 || <u32>(whole - 1) >= <u32>longestWhole) { isGoing = false; break; }
        const shifted = v128.xor(v128.load(end + <usize>missing - 16), zeros);
        const inside = v128.andnot(v128.load(LAST + <usize>(length + missing)), v128.load(LAST + <usize>missing));
        digits = v128.xor(v128.or(v128.and(shifted, inside), point), point);
        if (i8x16.bitmask(i8x16.add_sat_u(digits, excess)) != 0) { isGoing = false; break; }
      }
      // A number cannot have leading zeros.
      if (whole != 1 && load<u8>(start) == ZERO) { isGoing = false; break; }
      const eights = eightDigits(i8x16.relaxed_swizzle(digits, withoutPoint), tens, hundreds, myriads);
      const parts = f64x2.mul(f64x2.convert_low_i32x4_s(eights), halves);
      const magnitude = f64x2.add(parts, v128.shuffle<u64>(parts, parts, 1, 0));
      largest = f64x2.relaxed_max(largest, magnitude);
      // Adding 0 turns -0 into 0.
      v128.store64_lane(target, f64x2.add(v128.xor(magnitude, v128.load64_zero(SIGNS + 8 * minus)), nought), 0);
      target += 8;
      last = end;
    }
  }
  store<f64>(report, <f64>((target - first) >> 3));
  store<f64>(report, max<f64>(f64x2.extract_lane(largest, 0), f64x2.extract_lane(largest, 1)), 8);
  return last;
}
