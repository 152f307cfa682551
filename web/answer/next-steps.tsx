// Next steps: what can be done with the result, what to learn after this, and where.

import './learn.css';
import type { Body, Learn, PageAnswer } from '../service/answers.ts';
import { Heading } from './heading.tsx';
import { Sentences } from './sentences.tsx';

interface QuickActionsProperties {
  readonly actions: PageAnswer['quick_actions'];
  readonly onAsk: (operation: string, body: Body) => void;
}

/** Suggestions without a body (large matrices) are left out. */
function QuickActions({ actions, onAsk }: QuickActionsProperties) {
  return (
    <ul class="quick-actions">
      {actions.map(({ operation, label, description, body }) =>
        body === null ? null : (
          <li key={operation}>
            <button type="button" class="button" onClick={() => onAsk(operation, body)}>
              {label}
            </button>
            <span class="quiet">{description}</span>
          </li>
        ),
      )}
    </ul>
  );
}

/** `upper-secondary` in words. */
function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}

/** Pages elsewhere, each with who made it. */
function Pathways({ pathways }: { readonly pathways: Learn['learning_pathways'] }) {
  return (
    <ul class="pathways">
      {pathways.map(({ title, provider, kind, level, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
            <span class="visually-hidden"> (opens in a new tab)</span>
          </a>
          <span class="quiet">
            {provider}: {inWords(kind)}, {inWords(level)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NextStepsProperties extends QuickActionsProperties {
  readonly learn: Learn | null;
}

export function NextSteps({ actions, onAsk, learn }: NextStepsProperties) {
  const isOffered = actions.some(({ body }) => body !== null);
  return (
    <>
      {isOffered && (
        <>
          <Heading>Go on with this matrix</Heading>
          <QuickActions actions={actions} onAsk={onAsk} />
        </>
      )}
      {learn !== null && (
        <>
          <Heading>What comes after this</Heading>
          <Sentences texts={learn.next_topics} />
          <Heading>Elsewhere</Heading>
          <p class="quiet">Free pages by others. They open in a new tab.</p>
          <Pathways pathways={learn.learning_pathways} />
        </>
      )}
    </>
  );
}
