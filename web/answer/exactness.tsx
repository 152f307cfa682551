// Whether the numbers that are shown can be relied on.

import type { Answer } from '../service/answers.ts';

interface ExactnessProperties {
  readonly answer: Answer;
  /** What the form that is shown rounds; empty where it rounds nothing. */
  readonly rounding: string;
  /** What the form with fractions rounds, where it is shown beside the decimals; null where one form is shown alone. */
  readonly beside: string | null;
}

export function Exactness({ answer: { exact, description }, rounding, beside }: ExactnessProperties) {
  return (
    <p class="exactness" role="status">
      <strong>{headOf(exact, rounding, beside)}</strong> {bodyOf(exact, rounding)} {description}
    </p>
  );
}

function headOf(isExact: boolean, rounding: string, beside: string | null): string {
  if (!isExact) return 'Computed approximately (float64).';
  if (rounding === '') return 'Exact.';
  if (beside === null) return rounding;
  return `${beside === '' ? 'The fractions are exact.' : beside} The decimals: ${lowerFirst(rounding)}`;
}

function bodyOf(isExact: boolean, rounding: string): string {
  if (!isExact) {
    const doubles =
      'The exact numbers would be too long, so 64-bit floating-point numbers were used. The last digits may be off.';
    return rounding === '' ? doubles : `${doubles} ${rounding}`;
  }
  return rounding === '' ? 'Nothing was rounded.' : 'Nothing was rounded before that.';
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
