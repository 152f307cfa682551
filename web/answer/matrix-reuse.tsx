// Going on with the matrices of an answer: into the question again, or kept under a name.

import './matrix-reuse.css';
import { useTemporaryValue } from '../design/use-temporary-value.ts';
import { keepMatrix } from '../kept/kept-matrices.ts';
import type { Answer } from '../service/answers.ts';

type Rows = Answer['matrices'][number]['rows'];

/** Where the matrices of an answer can go. */
export interface Reuse {
  readonly fieldsFor: (rows: Rows) => readonly { readonly name: string; readonly label: string }[];
  readonly onUse: (rows: Rows, field: string) => void;
}

const shownMilliseconds = 8000;

/** Parts that people call otherwise than the API does. */
const names: { readonly [key: string]: string } = {
  '': 'the answer',
  particular: 'the solution',
  particular_matrix: 'the solutions',
  orthogonal: 'the perpendicular part',
  orthonormal: 'the unit vectors',
  dependency: 'the coefficients',
  null_space: 'the basis of the null space',
  sum_basis: 'the basis of the sum',
  intersection_basis: 'the basis of the intersection',
  extremes: 'the steady states',
};

/** "the answer", "Q", or "the leading minors" for `leading_minors`. */
function nameOf(key: string): string {
  return names[key] ?? (key.length === 1 ? key : `the ${key.replaceAll('_', ' ')}`);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function MatrixReuse({ answer, reuse }: { readonly answer: Answer; readonly reuse: Reuse }) {
  const [message, setMessage] = useTemporaryValue('', shownMilliseconds);
  function use(key: string, rows: Rows, field: { readonly name: string; readonly label: string }): void {
    reuse.onUse(rows, field.name);
    setMessage(`${field.label} is ${nameOf(key)} now.`);
  }
  function keep(key: string, rows: Rows): void {
    const kept = keepMatrix(rows, key.length === 1 ? key : '');
    setMessage(kept.kind === 'kept' ? `${upperFirst(nameOf(key))} is kept as ${kept.name}.` : kept.sentence);
  }
  if (answer.matrices.length === 0) return null;
  return (
    <div class="matrix-reuse">
      {answer.matrices.map(({ name, rows }) => (
        <div key={name} class="copy-formats" role="group" aria-label={`Go on with ${nameOf(name)}`}>
          <span aria-hidden="true">{`Use ${nameOf(name)}`}</span>
          {reuse.fieldsFor(rows).map((field) => (
            <button key={field.name} type="button" class="button small" onClick={() => use(name, rows, field)}>
              <span class="visually-hidden">Use {nameOf(name)} </span>as {field.label}
            </button>
          ))}
          <button type="button" class="button small" onClick={() => keep(name, rows)}>
            Keep<span class="visually-hidden"> {nameOf(name)}</span>
          </button>
        </div>
      ))}
      <p class="copied" role="status">
        {message}
      </p>
    </div>
  );
}
