// Page: the playground, once the operations are known.

import './playground.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Page } from '../application/page.tsx';
import { Notice } from '../design/notice.tsx';
import { readCatalogue, withShortTitle } from '../service/catalogue.ts';
import { type LinkedQuestion, readLink } from '../service/links.ts';
import type { Refused, Reply } from '../service/http.ts';
import { type Linked, linkedInput } from './linked.ts';
import { catalogueOf, type OperationCatalogue } from './operation-catalogue.ts';
import { Refusal } from './refusal.tsx';
import { Workbench } from './workbench.tsx';

interface Loaded {
  readonly kind: 'loaded';
  readonly catalogue: OperationCatalogue;
  readonly linked: Linked | null;
  /** What there is to say about the link; empty where all is well. */
  readonly greeting: string;
}

type Loading = { readonly kind: 'loading' } | Loaded | { readonly kind: 'refused'; readonly refused: Refused };

const loading: Loading = { kind: 'loading' };

/** What the page shows first; `id` is that of a short link, null without one. */
async function load(id: string | null): Promise<Loading> {
  const [listing, link] = await Promise.all([readCatalogue(), id === null ? null : readLink(id)]);
  if (listing.kind === 'refused') return { kind: 'refused', refused: listing };
  const catalogue = catalogueOf(listing.value);
  if (id === null || link === null) return { kind: 'loaded', catalogue, linked: null, greeting: '' };
  const linked = link.kind === 'answered' ? linkedInput(id, link.value, catalogue) : null;
  return { kind: 'loaded', catalogue, linked, greeting: linked === null ? greetingOf(link) : '' };
}

function greetingOf(link: Reply<LinkedQuestion>): string {
  if (link.kind === 'refused' && link.status !== 404)
    return `The question of this link did not arrive: ${link.sentence}`;
  return 'This link leads to no question: it was deleted, or nobody has used it for a year. Here is an example; type a question of your own.';
}

export function Playground() {
  const id = useRoute().params['id'] ?? null;
  const [state, setState] = useState(loading);
  useEffect(() => {
    let isCurrent = true;
    setState(loading);
    async function show(): Promise<void> {
      const loaded = await load(id);
      if (isCurrent) setState(loaded);
    }
    void show();
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const content = useMemo(() => drawn(state, id), [state]);
  return (
    <Page title={titleOf(state)} isWide>
      <h1>{titleOf(state)}</h1>
      {content}
    </Page>
  );
}

/** The page of a short link is called by its question. */
function titleOf(shown: Loading): string {
  if (shown.kind !== 'loaded' || shown.linked === null) return 'Playground';
  return `Shared question: ${withShortTitle(shown.linked.input.operation).title}`;
}

function drawn(shown: Loading, id: string | null) {
  if (shown.kind === 'refused') return <Refusal refused={shown.refused} />;
  if (shown.kind === 'loading') return <p class="quiet">The operations are being fetched …</p>;
  const { catalogue, linked, greeting } = shown;
  const first = catalogue.operations[0];
  if (first === undefined) return <Notice tone="bad">The service offers no operations.</Notice>;
  return <Workbench key={id ?? ''} catalogue={catalogue} first={first} linked={linked} greeting={greeting} />;
}
