// Theory: what is worth knowing about an operation.

import './learn.css';
import type { ComponentChildren } from 'preact';
import { Rendered } from '../formula/rendered.tsx';
import type { Learn } from '../service/answers.ts';
import { Formulae } from './formulae.tsx';
import { Heading } from './heading.tsx';
import { Sentences } from './sentences.tsx';

interface TheoryProperties {
  readonly learn: Learn;
}

/** A part that is folded until somebody wants it. */
function Folded({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details class="folded">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Uses({ uses }: { readonly uses: Learn['applications'] }) {
  return (
    <dl class="terms">
      {uses.map(({ id, title, industry, description }) => (
        <div key={id}>
          <dt>
            {title} <span class="quiet">({industry})</span>
          </dt>
          <dd>
            <Rendered markup={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Theory({ learn }: TheoryProperties) {
  return (
    <>
      <p class="learn-lead">
        <Rendered markup={learn.summary} />
      </p>
      <p class="quiet">
        {learn.education_level.display_name}, age {learn.education_level.age_range.replace('-', ' to ')}
      </p>
      <Heading>The idea</Heading>
      <Sentences texts={learn.intuition} />
      <Heading>What to know</Heading>
      <Sentences texts={learn.concepts} />
      <Folded title="Formulae">
        <Formulae formulae={learn.formulae} />
      </Folded>
      <Folded title="Key terms">
        <dl class="terms">
          {learn.key_terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Rendered markup={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      </Folded>
      <Folded title="Tips for working by hand">
        <Sentences texts={learn.hints} />
      </Folded>
      <Folded title="What to know before, and what you can do after">
        <Heading>Before</Heading>
        <Sentences texts={learn.prerequisites} />
        <Heading>After</Heading>
        <Sentences texts={learn.objectives} />
      </Folded>
      <Folded title="Where it is used">
        <Uses uses={learn.applications} />
        <Heading>With numbers</Heading>
        <Uses uses={learn.real_world_examples} />
      </Folded>
    </>
  );
}
