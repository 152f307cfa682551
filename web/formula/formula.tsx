// A formula that stands by itself: an answer, a rule of the theory, a working.

import { Rendered } from './rendered.tsx';
import { ScrollRegion } from './scroll-region.tsx';

interface FormulaProperties {
  readonly markup: string;
  /** Names the formula where it is so wide that it scrolls. */
  readonly name: string;
}

export function Formula({ markup, name }: FormulaProperties) {
  return (
    <ScrollRegion element="div" name={name} attributes={{ class: 'formula' }}>
      <Rendered markup={markup} />
    </ScrollRegion>
  );
}
