// An exact number as the service writes it in text: "3", "-0.5", "2/3", "sqrt(5/4)".

export interface ExactNumber {
  readonly isNegative: boolean;
  readonly isRoot: boolean;
  readonly numerator: string;
  /** Null for whole and decimal numbers. */
  readonly denominator: string | null;
}

const quotient = /^(-?)(\d+(?:\.\d+)?)(?:\/(\d+))?$/;
const root = /^(-?)sqrt\((\d+(?:\.\d+)?)(?:\/(\d+))?\)$/;

/** The number's parts; null for any other text. */
export function readExactNumber(text: string): ExactNumber | null {
  const isRoot = root.test(text);
  const parts = (isRoot ? root : quotient).exec(text);
  if (parts === null) return null;
  const [, sign, numerator, denominator] = parts;
  return { isNegative: sign === '-', isRoot, numerator: numerator ?? '', denominator: denominator ?? null };
}
