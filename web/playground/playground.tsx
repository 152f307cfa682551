// Page: the playground, once the operations are known.

import './playground.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { Notice } from '../design/notice.tsx';
import { readCatalogue } from '../service/catalogue.ts';
import type { Refused } from '../service/http.ts';
import { catalogueOf, type OperationCatalogue } from './operation-catalogue.ts';
import { Refusal } from './refusal.tsx';
import { Workbench } from './workbench.tsx';

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly catalogue: OperationCatalogue }
  | { readonly kind: 'refused'; readonly refused: Refused };

export function Playground() {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    void readCatalogue().then((reply) =>
      setLoading(
        reply.kind === 'answered'
          ? { kind: 'loaded', catalogue: catalogueOf(reply.value) }
          : { kind: 'refused', refused: reply },
      ),
    );
  }, []);
  const content = useMemo(() => drawn(loading), [loading]);
  return (
    <Page title="Playground" isWide>
      <h1>Playground</h1>
      {content}
    </Page>
  );
}

function drawn(loading: Loading) {
  if (loading.kind === 'refused') return <Refusal refused={loading.refused} />;
  if (loading.kind === 'loading') return <p class="quiet">The operations are being fetched …</p>;
  const first = loading.catalogue.operations[0];
  if (first === undefined) return <Notice tone="bad">The service offers no operations.</Notice>;
  return <Workbench catalogue={loading.catalogue} first={first} />;
}
