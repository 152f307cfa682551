// A table of facts: the first cell of each row says what the row is about.

import type { ComponentChildren } from 'preact';
import { TableRegion } from '../design/table-region.tsx';

interface TableProperties {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

export function Table({ name, heads, rows }: TableProperties) {
  return (
    <div class="docs-table">
      <TableRegion name={name} heads={heads}>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              // The head of the only other column says nothing new.
              <td key={column} data-head={heads.length > 2 ? heads[column + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </TableRegion>
    </div>
  );
}
