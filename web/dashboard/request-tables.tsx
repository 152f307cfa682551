// The requests as tables: how many of which kind, and the latest one by one.

import { Fragment } from 'preact';
import { writeNumber } from '../design/numbers.ts';
import { TableRegion } from '../design/table-region.tsx';
import type { UsageReport } from '../service/account.ts';
import { Timestamp } from './timestamp.tsx';
import { describeSource, describeStatus } from './descriptions.ts';

function Status({ status }: { readonly status: number }) {
  return (
    <>
      {describeStatus(status)} <span class="quiet">({status})</span>
    </>
  );
}

/** Paths break after their slashes only. */
function Endpoint({ path }: { readonly path: string }) {
  const parts = path.split(/(?<=\/)/);
  return (
    <code class="endpoint">
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          <span class="segment">{part}</span>
        </Fragment>
      ))}
    </code>
  );
}

export function EndpointTable({ endpoints }: { readonly endpoints: UsageReport['endpoints'] }) {
  return (
    <>
      <h3>By endpoint</h3>
      <p class="quiet">The requests of the last 30 days.</p>
      <TableRegion name="Requests by endpoint" heads={['Endpoint', 'Result', 'Requests']}>
        {endpoints.map(({ endpoint, status, count }) => (
          <tr key={`${status} ${endpoint}`}>
            <td>
              <Endpoint path={endpoint} />
            </td>
            <td>
              <Status status={status} />
            </td>
            <td class="number">{writeNumber(count)}</td>
          </tr>
        ))}
      </TableRegion>
    </>
  );
}

export function RecentTable({ recent }: { readonly recent: UsageReport['recent'] }) {
  return (
    <>
      <h3>Recent requests</h3>
      <TableRegion name="Recent requests" heads={['Time', 'Endpoint', 'Result', 'From']} isLong>
        {recent.map(({ at, endpoint, status, source }, place) => (
          <tr key={`${at} ${place}`}>
            <td>
              <Timestamp time={at} hasUtc />
            </td>
            <td>
              <Endpoint path={endpoint} />
            </td>
            <td>
              <Status status={status} />
            </td>
            <td>{describeSource(source)}</td>
          </tr>
        ))}
      </TableRegion>
    </>
  );
}
