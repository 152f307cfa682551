// The list of all operations by topic, with a field that narrows it.

import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import { countOf } from '../design/numbers.ts';
import { type Catalogue, readCatalogue } from '../service/catalogue.ts';
import type { Reply } from '../service/http.ts';
import { countOperations, filterOperations } from './filter-operations.ts';
import { useHashTarget } from './use-hash-target.ts';

function Listed({ catalogue }: { readonly catalogue: Catalogue }) {
  const [query, setQuery] = useState('');
  const topics = filterOperations(catalogue.topics, query);
  const count = countOperations(topics);
  return (
    <>
      <div class="field operation-filter">
        <label>
          Find an operation
          <input
            type="search"
            autocomplete="off"
            value={query}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </label>
        <p class="hint" role="status">
          {count === 0 ? 'None has all of these words.' : countOf(count, 'operation')}
        </p>
      </div>
      {topics.map((topic) => (
        <section key={topic.id} class="docs-section">
          <h2 id={topic.id} tabIndex={-1}>
            {topic.title}
          </h2>
          <p>{topic.summary}</p>
          <ul class="operation-names">
            {topic.operations.map(({ id: operation, title, summary }) => (
              <li key={operation}>
                <a href={`/docs/operations/${operation}`}>{title}</a> <span class="quiet">{summary}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export function OperationList() {
  const [reply, setReply] = useState<Reply<Catalogue> | null>(null);
  useEffect(() => void readCatalogue().then(setReply), []);
  useHashTarget(reply !== null);
  return (
    <>
      <h1>Operations</h1>
      {reply === null && <p role="status">The list is on its way …</p>}
      {reply?.kind === 'refused' && <Notice tone="bad">{reply.sentence}</Notice>}
      {reply?.kind === 'answered' && <Listed catalogue={reply.value} />}
    </>
  );
}
