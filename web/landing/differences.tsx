// What makes the service different, each point with a piece of mathematics. All that is quoted here is tested.

import type { ComponentChildren } from 'preact';
import { examples } from '../docs/examples.ts';
import { MatrixFigure } from '../docs/exact-value.tsx';
import { FormatTabs } from './format-tabs.tsx';

interface PointProperties {
  readonly title: string;
  readonly figure: ComponentChildren;
  readonly children: ComponentChildren;
}

function Point({ title, figure, children }: PointProperties) {
  return (
    <div class="point">
      <div class="point-figure">{figure}</div>
      <div class="point-words">
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}

function texts(rows: readonly (readonly number[])[]): readonly (readonly string[])[] {
  return rows.map((row) => row.map(String));
}

const { singular, exercise } = examples;

const singularMatrix = (
  <math displaystyle={true}>
    <mrow>
      <mo>|</mo>
      <mtable>
        {singular.body.a.map((row, place) => (
          <mtr key={place}>
            {row.map((entry, column) => (
              <mtd key={column}>
                <mn>{entry}</mn>
              </mtd>
            ))}
          </mtr>
        ))}
      </mtable>
      <mo>|</mo>
    </mrow>
    <mo>=</mo>
    <mn>0</mn>
  </math>
);

const rowOperation = (
  <math displaystyle={true}>
    <msub>
      <mi>R</mi>
      <mn>2</mn>
    </msub>
    <mo>→</mo>
    <msub>
      <mi>R</mi>
      <mn>2</mn>
    </msub>
    <mo>−</mo>
    <mfrac>
      <mn>1</mn>
      <mn>2</mn>
    </mfrac>
    <msub>
      <mi>R</mi>
      <mn>1</mn>
    </msub>
  </math>
);

const drawn = exercise.reply.exercises[0];

const exerciseFigure = (
  <math displaystyle={true}>
    <mo>det</mo>
    <MatrixFigure rows={texts(drawn.body.a)} />
    <mo>=</mo>
    <mo>?</mo>
  </math>
);

export function Differences() {
  return (
    <section class="landing-part" aria-labelledby="different">
      <h2 id="different">What is different here</h2>
      <Point title="Singular is decided, not guessed" figure={singularMatrix}>
        <p>Ask for the inverse of this matrix, and the refusal says why there is none:</p>
        <blockquote>
          <p>{singular.reply.detail[0].msg}</p>
        </blockquote>
      </Point>
      <Point title="The steps are what was done" figure={rowOperation}>
        <p>
          The algorithm tells its own moves while it makes them, so answer and working cannot disagree. Choose the
          method: elimination or cofactors, Sarrus or row reduction. Each step gives its reason.
        </p>
      </Point>
      <Point title="Theory, mistakes, practice" figure={exerciseFigure}>
        <p>
          Each operation comes with its theory and formulae, with mistakes that are often made, worked wrong and right,
          and with fresh exercises with hints, whose numbers stay friendly to the end. A number makes them the same for
          a whole class.
        </p>
        <details>
          <summary>The answer to this one</summary>
          <p>{String(drawn.answer).replace('-', '−')}</p>
        </details>
      </Point>
      <div class="point wide-point">
        <div class="point-words">
          <h3>One working, six formats</h3>
          <p>For the page, for a paper, for a program, and for the ear. This is one line of the mean of 1, 2 and 4:</p>
          <FormatTabs />
        </div>
      </div>
    </section>
  );
}
