// What there is to know about an operation: the short of it, the formulae, and what often goes wrong.

import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import type { Learn } from '../service/answers.ts';

function Misconceptions({ learn: { misconceptions } }: { readonly learn: Learn }) {
  return (
    <ul class="often-wrong">
      {misconceptions.map(({ id, misconception, why_wrong, correct }) => (
        <li key={id}>
          <p>
            <strong>
              <Rendered markup={misconception} />
            </strong>
          </p>
          <p>
            <Rendered markup={why_wrong} /> <Rendered markup={correct} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Theory({ learn }: { readonly learn: Learn }) {
  const { summary, formulae, misconceptions, education_level: level } = learn;
  return (
    <>
      <p>
        <Rendered markup={summary} />
      </p>
      <p class="quiet">
        {level.display_name}, ages {level.age_range}. The playground shows all of the theory.
      </p>
      <h3>Formulae</h3>
      <dl class="formulae">
        {formulae.map(({ id, name, html, description }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Formula markup={html} name={name} />
              <Rendered markup={description} />
            </dd>
          </div>
        ))}
      </dl>
      {misconceptions.length > 0 && (
        <>
          <h3>What often goes wrong</h3>
          <Misconceptions learn={learn} />
        </>
      )}
    </>
  );
}
