// The sections of an operation's page.

import { AnswerCard } from '../answer/answer-card.tsx';
import { Steps } from '../answer/steps.tsx';
import { CodeBlock } from '../design/code-block.tsx';
import type { PublishedOperation } from '../service/catalogue.ts';
import type { Section } from './article.ts';
import { ExactValue } from './exact-value.tsx';
import { FieldTable } from './field-table.tsx';
import { jsonText } from './json-text.ts';
import { Theory } from './operation-theory.tsx';
import { playgroundLink } from './playground-link.ts';
import { Table } from './table.tsx';

interface Described {
  readonly operation: PublishedOperation;
}

function Addresses({ operation: { path, path_b } }: Described) {
  return (
    <>
      <dl class="addresses">
        <div>
          <dt>Full reply</dt>
          <dd>
            <code>POST {path}</code>
          </dd>
        </div>
        {path_b !== null && (
          <div>
            <dt>Compact reply</dt>
            <dd>
              <code>POST {path_b}</code>
            </dd>
          </div>
        )}
      </dl>
      {path_b !== null && (
        <p>
          How they differ: <a href="/docs/quick-start#two-kinds">two kinds of reply</a>.
        </p>
      )}
    </>
  );
}

function Inputs({ operation: { fields, options, methods } }: Described) {
  return (
    <>
      <FieldTable name="Inputs" fields={fields} explainedElsewhere={methods.length > 0 ? ['method'] : []} />
      <details class="docs-details">
        <summary>Options that every operation with a full reply takes</summary>
        <FieldTable name="Options" fields={options} />
      </details>
    </>
  );
}

function Worked({ operation: { sample, examples } }: Described) {
  return (
    <>
      <p class="exchange-caption worked-title">{examples[0]?.title ?? 'An example'}, as a body:</p>
      <CodeBlock code={jsonText(sample.body)} label="Body of the worked example" />
      <AnswerCard answer={sample.answer} />
      <Steps steps={sample.steps} />
    </>
  );
}

/** A code block beside the answer has room for so many characters. */
const narrowWidth = 36;

/** The first example is the one that is worked out. */
function Examples({ operation }: Described) {
  return (
    <ul class="more-examples">
      {operation.examples.slice(1).map(({ title, body, answer }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div class="example-pair">
            <CodeBlock code={jsonText(body, narrowWidth)} label={`Body: ${title}`} />
            <div class="scroll-region example-answer" role="region" aria-label={`Answer: ${title}`} tabIndex={0}>
              <ExactValue value={answer} />
            </div>
          </div>
          <a href={playgroundLink(operation, body)} aria-label={`Open in the playground: ${title}`}>
            Open in the playground
          </a>
        </li>
      ))}
    </ul>
  );
}

function Methods({ operation: { methods } }: Described) {
  return (
    <>
      <p>
        <code>method</code> chooses the way of working that the steps follow. Without it, the steps go the way that a
        teacher would take for this size and these entries, and say why; that is <code>auto</code>. The answer is the
        same.
      </p>
      <dl class="signposts">
        {methods.map(([name, description]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Problems({ operation: { problems } }: Described) {
  return (
    <>
      <Table
        name="Problems"
        heads={['type', 'Cause']}
        rows={problems.map(({ code, type, sentence }) => [<code key={code}>{type}</code>, sentence])}
      />
      <p>
        Besides these, a body may be wrong in the ways that <a href="/docs/errors#validation">every body can be</a>.
      </p>
    </>
  );
}

function section(id: string, title: string, content: Section['content']): Section {
  return { id, title, content };
}

/** What there is to say; sections without content are left out. */
export function sectionsOf(operation: PublishedOperation): readonly Section[] {
  const { methods, examples, problems, learn } = operation;
  return [
    section('addresses', 'Addresses', () => <Addresses operation={operation} />),
    section('inputs', 'Inputs', () => <Inputs operation={operation} />),
    ...(methods.length > 0 ? [section('methods', 'Methods', () => <Methods operation={operation} />)] : []),
    section('worked', 'A worked example', () => <Worked operation={operation} />),
    ...(examples.length > 1 ? [section('examples', 'More examples', () => <Examples operation={operation} />)] : []),
    ...(problems.length > 0 ? [section('problems', 'Problems', () => <Problems operation={operation} />)] : []),
    ...(learn === null ? [] : [section('theory', 'Theory', () => <Theory learn={learn} />)]),
  ];
}
