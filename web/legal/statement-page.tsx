// Pages: terms and privacy, as the service states them.

import '../docs/docs.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { Notice } from '../design/notice.tsx';
import { useHashTarget } from '../docs/use-hash-target.ts';
import type { Reply } from '../service/http.ts';
import { readStatement, type Statement } from '../service/service-facts.ts';

function Stated({ statement: { lead, sections } }: { readonly statement: Statement }) {
  return (
    <div class="statement">
      <p class="lead">{lead}</p>
      {sections.map(({ id, title, paragraphs, items }) => (
        <section key={id} class="docs-section">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function StatementPage({ name, title }: { readonly name: 'terms' | 'privacy'; readonly title: string }) {
  const [reply, setReply] = useState<Reply<Statement> | null>(null);
  useEffect(() => void readStatement(name).then(setReply), [name]);
  useHashTarget(reply !== null);
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {reply === null && <p role="status">One moment …</p>}
      {reply?.kind === 'refused' && <Notice tone="bad">{reply.sentence}</Notice>}
      {reply?.kind === 'answered' && <Stated statement={reply.value} />}
    </Page>
  );
}

export function Terms() {
  return <StatementPage key="terms" name="terms" title="Terms" />;
}

export function Privacy() {
  return <StatementPage key="privacy" name="privacy" title="Privacy" />;
}
