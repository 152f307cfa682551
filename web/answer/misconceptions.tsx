// Misconceptions: what learners believe, where it goes wrong, and what is right.

import './learn.css';
import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import type { Learn } from '../service/answers.ts';
import { Heading } from './heading.tsx';

type Misconception = Learn['misconceptions'][number];

interface WorkingProperties {
  readonly tone: 'wrong' | 'right';
  readonly markup: string;
}

const signs = { wrong: ['✗', 'Wrong'], right: ['✓', 'Right'] } as const;

/** Wrong and right differ by sign, word and line; colour only repeats it. */
function Working({ tone, markup }: WorkingProperties) {
  const [sign, word] = signs[tone];
  return (
    <div class={`verdict ${tone}`}>
      <p class="verdict-label">
        <span aria-hidden="true">{sign}</span> {word}
      </p>
      <Formula markup={markup} name={`${word} working`} />
    </div>
  );
}

function MisconceptionItem({ item }: { readonly item: Misconception }) {
  const { given, incorrect, correct } = item.example;
  return (
    <li class="misconception">
      <Heading>
        “<Rendered markup={item.misconception} />”
      </Heading>
      {given.length > 0 && (
        <div class="given">
          <span class="given-label">Given</span>
          {given.map((markup, place) => (
            <Formula key={place} markup={markup} name="What is given" />
          ))}
        </div>
      )}
      <div class="verdicts">
        <Working tone="wrong" markup={incorrect} />
        <Working tone="right" markup={correct} />
      </div>
      <p>
        <strong>What goes wrong: </strong>
        <Rendered markup={item.why_wrong} />
      </p>
      <p>
        <strong>Instead: </strong>
        <Rendered markup={item.correct} />
      </p>
    </li>
  );
}

interface MisconceptionsProperties {
  readonly misconceptions: Learn['misconceptions'];
}

export function Misconceptions({ misconceptions }: MisconceptionsProperties) {
  return (
    <ol class="misconceptions">
      {misconceptions.map((item) => (
        <MisconceptionItem key={item.id} item={item} />
      ))}
    </ol>
  );
}
