// A formula that stands by itself: an answer, a rule of the theory, a working.

import { Rendered } from './rendered.tsx';
import { ScrollRegion } from './scroll-region.tsx';

interface FormulaProperties {
  readonly markup: string;
  /** Names the formula where it is so wide that it scrolls. */
  readonly name: string;
  /** The words of the formula: its accessible name. */
  readonly spoken?: string;
}

export function Formula({ markup, name, spoken }: FormulaProperties) {
  // The words are those of the whole: where it is several formulas, each is read by itself.
  const isNamed = spoken !== undefined && markup.split('<math').length === 2;
  return (
    <ScrollRegion element="div" name={name} attributes={{ class: 'formula' }}>
      <Rendered markup={markup} {...(isNamed ? { spoken } : {})} />
    </ScrollRegion>
  );
}
