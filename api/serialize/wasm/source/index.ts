// AssemblyScript. Integers over a power of ten as decimals, in groups of four digits that a table has.
//
// The same texts as those of the loops in api/serialize/digits.ts. There is nothing in this one that a processor could guess wrongly: eight digits are
// written at once, whatever their number, and what is not wanted of them is shifted out or written over.

const ZEROS: u64 = 0x3030_3030_3030_3030;
const COMMA: u8 = 0x2c;
const MINUS: u8 = 0x2d;
const POINT: u8 = 0x2e;
const GROUP: u32 = 10_000;
/**
 * Beyond 10^15 no integer is written here. 1.5 * 2^52: the integer nearest to a double, added to this, stands in the lower bits of the sum. (They are
 * loaded before the loop: V8 would make constants anew for every number.)
 */
const DOUBLES = memory.data<f64>([1e15, 6755399441055744]);

/** The characters of an integer below 10^8, the first one in the lowest byte, with zeros at the beginning. */
@inline
function eightDigits(integer: u32, groups: usize): u64 {
  // The quotient by 10^4 for integers up to 4 * 10^8 (T. Granlund & P. L. Montgomery, PLDI 1994).
  const upper = <u32>((<u64>integer * 109_951_163) >> 40);
  return <u64>load<u32>(groups + 4 * upper) | (<u64>load<u32>(groups + 4 * (integer - GROUP * upper)) << 32);
}

/** Writes an integer below 10^8 without zeros at the beginning, and perhaps something behind it; gives the address behind its digits. */
@inline
function writeShort(target: usize, integer: u32, groups: usize): usize {
  const text = eightDigits(integer, groups);
  // The last digit stays in any case.
  const zeros = ctz((text ^ ZEROS) | (1 << 56)) & 0x38;
  store<u64>(target, text >> zeros);
  return target + 8 - <usize>(zeros >> 3);
}

/**
 * Writes integers over 10^places as decimals without zeros at their end, with a comma behind each, for as long as they are below 10^15.
 * @param values address of the integers, doubles; `end` is the address behind them
 * @param target where the characters go, at most 18 for each; up to 8 bytes behind them are written, too
 * @param unit 10^places; places is at most 4
 * @param groups the characters of 0000 to 9999, four bytes each, the first character in the lowest
 * @param report where a 32-bit integer goes: the address of the integer that is not written, or `end`
 * @returns the address behind the last comma
 */
export function writeNumbers(values: usize, end: usize, target: usize, unit: i32, groups: usize, report: usize): usize {
  const limit = load<f64>(DOUBLES), integers = load<f64>(DOUBLES, 8);
  const inverse = 1 / <f64>unit;
  // The whole part is that of (size + 1/2) / 10^places, so it is the integer nearest to this less 1/2. For up to 15 digits three roundings
  // move that by less than a third of 10^-places, and it is no nearer than half of that to where it would be another.
  const half = 0.5 * inverse - 0.5;
  const short = <f64>unit * 1e8;
  // The digits of a fraction are shifted to the left of four places.
  const shift = GROUP / <u32>unit;
  for (; values < end; values += 8) {
    const value = load<f64>(values);
    const size = Math.abs(value);
    if (!(size < limit)) break;
    store<u8>(target, MINUS);
    target += <usize>(value < 0);
    // Its lower 32 bits are those of the whole part.
    const whole = reinterpret<u64>(size * inverse + half + integers);
    // Modulo 2^32, which the fraction is smaller than.
    const fraction = (<u32>reinterpret<u64>(size + integers) - <u32>whole * <u32>unit) * shift;
    if (size < short) target = writeShort(target, <u32>whole, groups);
    else {
      const all = whole - reinterpret<u64>(integers);
      const top = all / 100_000_000;
      target = writeShort(target, <u32>top, groups);
      store<u64>(target, eightDigits(<u32>(all - top * 100_000_000), groups));
      target += 8;
    }
    const text = load<u32>(groups + 4 * fraction);
    store<u8>(target, POINT);
    store<u32>(target, text, 1);
    const digits = text ^ <u32>ZEROS;
    // As many as there are bytes up to the highest that is not zero, and the point.
    target += ((39 - clz(digits)) >> 3) + <usize>(digits != 0);
    store<u8>(target, COMMA);
    target++;
  }
  store<u32>(report, <u32>values);
  return target;
}
