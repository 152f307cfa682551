// Checksums of texts that are put together: the CRC-32 of a whole from those of its parts, without reading them again.
//
// A CRC is the remainder of a polynomial over the field of two elements, its bits in reverse: bit 31 is the coefficient of 1.
// To append n bytes multiplies by x^(8n) (M. Adler's `crc32_combine` in zlib).

/** The polynomial of gzip (RFC 1952, section 8) without its leading term, in reverse. */
const POLYNOMIAL = 0xedb88320;

/** 1 and x^8 in reverse. */
const ONE = 0x80000000;
const BYTE = 0x00800000;

/** The checksum of two texts one after the other; `shift` is `shiftOf` the length of the second. */
export function joinedChecksum(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}

/** x^(8 length) modulo the polynomial: what appending so many bytes multiplies by. */
export function shiftOf(length: number): number {
  let shift = ONE;
  let square = BYTE;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(shift, square);
    square = multiply(square, square);
  }
  return shift;
}

/** The product of two remainders, by Horner's rule over the coefficients of the first. */
function multiply(x: number, y: number): number {
  let product = 0;
  let power = y;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((x & bit) !== 0) product ^= power;
    power = (power & 1) === 0 ? power >>> 1 : (power >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}
