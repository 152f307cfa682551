// Formulae of the theory: each with what it says, when it holds and what its letters mean.

import './learn.css';
import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import type { Learn } from '../service/answers.ts';
import { Heading } from './heading.tsx';
import { Sentences } from './sentences.tsx';

interface FormulaeProperties {
  readonly formulae: Learn['formulae'];
}

export function Formulae({ formulae }: FormulaeProperties) {
  return (
    <>
      {formulae.map(({ id, name, html, description, conditions, variables }) => (
        <div key={id}>
          <Heading>{name}</Heading>
          <Formula markup={html} name={`Formula: ${name}`} />
          <p>
            <Rendered markup={description} />
          </p>
          <dl class="holds">
            {conditions.length > 0 && (
              <div>
                <dt>Holds when</dt>
                <dd>
                  <Sentences texts={conditions} />
                </dd>
              </div>
            )}
            {variables.length > 0 && (
              <div>
                <dt>Letters</dt>
                <dd>
                  <Sentences texts={variables} />
                </dd>
              </div>
            )}
          </dl>
        </div>
      ))}
    </>
  );
}
