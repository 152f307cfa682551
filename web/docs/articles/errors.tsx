// Article: statuses, the shape of a refusal, and what is worth trying again.

import { CodeBlock } from '../../design/code-block.tsx';
import type { Article } from '../article.ts';
import { examples } from '../examples.ts';
import { ExampleCall } from '../exchange.tsx';
import { jsonText } from '../json-text.ts';
import { type EntryType, furtherTypes, mathematicalTypes, notJson, statuses, usualTypes } from '../refusals.ts';
import { Table } from '../table.tsx';

function Types({ name, types }: { readonly name: string; readonly types: readonly EntryType[] }) {
  return (
    <Table
      name={name}
      heads={['type', 'Cause']}
      rows={types.map(({ type, cause }) => [<code key="type">{type}</code>, cause])}
    />
  );
}

export const errors: Article = {
  slug: 'errors',
  title: 'Errors',
  lead: 'A refusal says what is wrong, where, and what would be allowed. Refusals are free: only answers count.',
  sections: [
    {
      id: 'statuses',
      title: 'Statuses',
      content: () => (
        <>
          <Table
            name="Statuses"
            heads={['Status', 'Meaning', 'Try again']}
            rows={statuses.map(({ status, name, meaning, retry }) => [
              <span key="status">
                {status} <span class="status-name">{name}</span>
              </span>,
              meaning,
              retry,
            ])}
          />
          <p>
            Where several things are wrong at once, the first of these is told: the address (404, 405), the key (401),
            the form of the body (415, 413), the limits (429), the content (422).
          </p>
          <p>Every status but 200 and 422 has a body with one sentence:</p>
          <CodeBlock code={jsonText({ detail: 'Not authenticated' })} label="The body of a 401" />
        </>
      ),
    },
    {
      id: 'validation',
      title: 'What a 422 says',
      content: () => (
        <>
          <p>
            <code>detail</code> has one entry for each field that is wrong, all of them at once. <code>loc</code> is the
            way to the place, from <code>body</code> over the field to the row and the column, counted from 0.{' '}
            <code>msg</code> is for people, and counts from 1 as they do; <code>type</code> is for programs.
          </p>
          <p>Five types are met most often:</p>
          <Types name="Usual types of entries" types={usualTypes} />
        </>
      ),
      beside: () => <ExampleCall exchange={examples.several} name="four fields that are wrong" />,
    },
    {
      id: 'mathematics',
      title: 'When the mathematics does not work out',
      content: () => (
        <>
          <p>A well-formed question may have no answer. That is a 422 too, and the message explains it.</p>
          <Types name="Types of mathematical problems" types={mathematicalTypes} />
          <p>
            A method that does not apply to the size of the matrix is a <code>value_error.const</code> that lists those
            that do. Each <a href="/docs/operations">operation</a> names the problems that it may refuse with.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.singular} name="a singular matrix" />,
    },
    {
      id: 'further-types',
      title: 'Further types',
      content: () => (
        <>
          <Types
            name="Further types of entries"
            types={[
              ...furtherTypes,
              {
                type: notJson.type,
                cause:
                  'The body is not JSON in UTF-8, is nested too deeply, or repeats a key. loc ends with the byte, the message names line and column.',
                example: null,
              },
            ]}
          />
          <p>
            A field that the operation does not know is no error. It is ignored, and <code>notes</code> in the reply
            names the field that was probably meant.
          </p>
        </>
      ),
    },
    {
      id: 'retries',
      title: 'Trying again',
      content: () => (
        <ul>
          <li>Never repeat a 422 unchanged. The same body always gets the same refusal.</li>
          <li>
            After a 429 or a 503, wait for the seconds in <code>Retry-After</code>. When the month is used up they are
            many, and <code>x-should-retry: false</code> says that waiting is not worth a program’s while.
          </li>
          <li>
            After a 500, or when no reply came at all, try once or twice more and wait longer each time. Questions
            change nothing, so asking twice is harmless; at worst both answers count.
          </li>
          <li>
            Every reply carries <code>X-Request-Id</code>. Name it when you report a fault. An <code>X-Request-Id</code>{' '}
            of your own comes back as <code>correlation_id</code> in full replies.
          </li>
        </ul>
      ),
    },
  ],
};
