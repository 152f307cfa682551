// The answers of each month by the key that asked, where the account has further keys.

import { writeNumber } from '../design/numbers.ts';
import { TableRegion } from '../design/table-region.tsx';
import type { UsageReport } from '../service/account.ts';
import { tableOfKeys } from './key-table.ts';

export function KeyCounts({ months }: { readonly months: UsageReport['months'] }) {
  const { columns, rows } = tableOfKeys(months);
  // All answers are those of the one key of the sign-up, and stand above already.
  if (rows.every(({ id }) => id === 'sign-up')) return null;
  return (
    <>
      <h3>By key</h3>
      <p class="quiet">The answers of each month (UTC). Answers to test keys are not counted.</p>
      <TableRegion name="Answers by key" heads={['Key', ...columns.map(({ name }) => name)]}>
        {rows.map(({ id, name, counts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {counts.map((count, place) => (
              <td key={columns[place].month} class="number">
                {writeNumber(count)}
              </td>
            ))}
          </tr>
        ))}
      </TableRegion>
    </>
  );
}
