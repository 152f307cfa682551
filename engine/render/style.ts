// The number style: the one place where the rounding asked for lives on its way to the page.

/** How numbers are shown. */
export interface NumberStyle {
  /** Rounded half away from zero to so many places; exactly where null. */
  readonly decimals: number | null;
  /** Whether a value with a terminating decimal is written as one (the input was), or as a fraction. */
  readonly notation: 'fraction' | 'decimal';
  /** For the steps of a solution; an answer has no such rules. */
  readonly working?: WorkingStyle;
  /** How determinants, rows, row operations and decimals are written, where it is not as textbooks in English do. */
  readonly conventions?: WritingConventions;
}

export interface WritingConventions {
  readonly determinant: 'bars' | 'det';
  /** R₂ → R₂ − 3R₁, R₂ := R₂ − 3R₁, or R₂ − 3R₁ beside row 2 of the matrix before. */
  readonly rowOperations: 'arrow' | 'assignment' | 'beside';
  readonly rowLetter: 'R' | 'L' | 'r';
  readonly decimalSeparator: '.' | ',';
}

/**
 * How the numbers of steps differ from those of answers: rounding never makes 0, 1 or -1 of another number, and numbers that
 * only stand for others (of a root, after ≈) have few digits.
 */
export interface WorkingStyle {
  /** The decimal places of numbers after ≈; six significant digits where null. */
  readonly approximations: number | null;
}

/** Exact numbers, as fractions. */
export const FRACTIONS: NumberStyle = { decimals: null, notation: 'fraction' };

/** Exact numbers, as decimals where these end. */
export const DECIMALS: NumberStyle = { decimals: null, notation: 'decimal' };
