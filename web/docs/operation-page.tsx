// Page: one operation, from what it takes to how it is worked out.

import { useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import { type PublishedOperation, readOperation } from '../service/catalogue.ts';
import type { Reply } from '../service/http.ts';
import { DocsFrame } from './docs-frame.tsx';
import { useHashTarget } from './use-hash-target.ts';
import { OperationCalls } from './operation-calls.tsx';
import { sectionsOf } from './operation-sections.tsx';
import { playgroundLink } from './playground-link.ts';
import { OnThisPage, Sections } from './sections.tsx';

function Described({ operation }: { readonly operation: PublishedOperation }) {
  const { title, summary, topic, sample } = operation;
  const sections = sectionsOf(operation);
  return (
    <div class="with-pinned">
      <div class="docs-text">
        <p class="breadcrumb">
          <a href="/docs/operations">Operations</a> / <a href={`/docs/operations#${topic.id}`}>{topic.title}</a>
        </p>
        <h1>{title}</h1>
        <p class="lead">{summary}</p>
        <p>
          <a class="button primary" href={playgroundLink(operation, sample.body)}>
            Open it in the playground
          </a>
        </p>
        <OnThisPage sections={[{ id: 'call', title: 'Call and reply' }, ...sections]} />
      </div>
      <section class="pinned" aria-labelledby="call">
        <h2 id="call" tabIndex={-1}>
          Call and reply
        </h2>
        <OperationCalls operation={operation} />
      </section>
      <div class="docs-text">
        <Sections sections={sections} />
      </div>
    </div>
  );
}

function Refused({ status, sentence }: { readonly status: number; readonly sentence: string }) {
  return (
    <>
      <h1>{status === 404 ? 'There is no such operation' : 'The operation cannot be shown'}</h1>
      {status === 404 ? (
        <p>
          The <a href="/docs/operations">list of operations</a> has all of them.
        </p>
      ) : (
        <Notice tone="bad">{sentence}</Notice>
      )}
    </>
  );
}

function titleOf(reply: Reply<PublishedOperation> | null): string {
  if (reply?.kind === 'answered') return reply.value.title;
  return reply?.status === 404 ? 'Not found' : 'Operation';
}

function OneOperation({ id }: { readonly id: string }) {
  const [reply, setReply] = useState<Reply<PublishedOperation> | null>(null);
  useEffect(() => void readOperation(id).then(setReply), [id]);
  useHashTarget(reply !== null);
  return (
    <DocsFrame title={titleOf(reply)} here="operations" isBelow>
      {reply === null && (
        <>
          <h1>Operation</h1>
          <p role="status">The description is on its way …</p>
        </>
      )}
      {reply?.kind === 'refused' && <Refused status={reply.status} sentence={reply.sentence} />}
      {reply?.kind === 'answered' && <Described operation={reply.value} />}
    </DocsFrame>
  );
}

export function OperationPage() {
  const id = useRoute().params['id'] ?? '';
  return <OneOperation key={id} id={id} />;
}
