// The list of kept matrices, fetched where there are any.

import { Notice } from '../design/notice.tsx';
import { partFrom, usePart } from '../design/use-part.ts';
import { keptMatrices } from '../kept/kept-matrices.ts';
import type { Cells } from './field-draft.ts';
import type { MatrixField } from './matrix-fields.ts';

const keptList = partFrom(async () => (await import('../kept/kept-list.tsx')).KeptList);

interface KeptMatricesProperties {
  readonly fieldsFor: (cells: Cells) => readonly MatrixField[];
  readonly onUse: (cells: Cells, field: string) => void;
}

export function KeptMatrices(properties: KeptMatricesProperties) {
  const { part: KeptList, hasFailed, tryAgain } = usePart(keptList, keptMatrices.value.length > 0);
  if (KeptList !== null) return <KeptList {...properties} />;
  if (!hasFailed) return null;
  return (
    <Notice tone="bad">
      <p>The list of kept matrices did not arrive. Are you online?</p>
      <button type="button" class="button small" onClick={tryAgain}>
        Try again
      </button>
    </Notice>
  );
}
