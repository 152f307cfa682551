// Counting in PostgreSQL: what several ask for at once is one statement, and its grants are dealt to those who asked.

import { bytesArray, bytesText, type Lane, numbersArray, textArray, type TextRow } from './postgres-lane.ts';
import { readInteger } from './postgres-pool.ts';
import { statements } from './postgres-statements.ts';
import type { Count, CountRequest } from './store.ts';

/** The requests of one account, key and month: one row of the statement. */
interface Group {
  readonly request: CountRequest;
  readonly members: number[];
  amount: number;
}

/** Requests that differ in nothing but their amount, together; `members` are their places. */
function groupRequests(requests: readonly CountRequest[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [place, request] of requests.entries()) {
    const { accountId, digest, month, freeLimit, amount } = request;
    const name = `${accountId} ${month} ${freeLimit} ${Buffer.from(digest).toString('latin1')}`;
    const known = groups.get(name);
    if (known === undefined) {
      groups.set(name, { request, members: [place], amount });
    } else {
      known.members.push(place);
      known.amount += amount;
    }
  }
  return [...groups.values()];
}

/** What the statement decided for a group. */
interface Decision {
  readonly used: number;
  readonly granted: number;
  readonly limit: number | null;
}

/** Each gets what it asked for, in order, as long as the grant lasts. */
function deal(
  decision: Decision | undefined,
  { members }: Group,
  requests: readonly CountRequest[],
  counts: Count[],
): void {
  if (decision === undefined) {
    for (const place of members) counts[place] = { kind: 'revoked' };
    return;
  }
  const { used: total, limit } = decision;
  let left = decision.granted;
  for (const place of members) {
    const granted = Math.min(requests[place].amount, left);
    left -= granted;
    counts[place] =
      granted > 0 ? { kind: 'granted', granted, used: total - left, limit } : { kind: 'exhausted', used: total, limit };
  }
}

/** Groups of one free limit each: it is a value of the whole statement. */
function splitByFreeLimit(groups: readonly Group[]): readonly (readonly Group[])[] {
  return [...Map.groupBy(groups, ({ request }) => request.freeLimit).values()];
}

function decisionOf([used, granted, limit]: TextRow): Decision {
  if (used === null || granted === null) throw new TypeError('a count without a number');
  return {
    used: readInteger(used),
    granted: readInteger(granted),
    limit: limit === null ? null : readInteger(limit),
  };
}

/** The decision for each group, in order; none for a key that is no longer the account's. */
type Decide = (lane: Lane, groups: readonly Group[]) => Promise<readonly (Decision | undefined)[]>;

const decideOne: Decide = async (lane, [{ request, amount }]) => {
  const { accountId, digest, month, freeLimit } = request;
  const values = [accountId, bytesText(digest), month, String(amount), String(freeLimit)];
  return (await lane.run(statements.countOne, values)).map(decisionOf);
};

const decideSeveral: Decide = async (lane, groups) => {
  const requests = groups.map(({ request }) => request);
  const rows = await lane.run(statements.countSeveral, [
    textArray(requests.map(({ accountId }) => accountId)),
    bytesArray(requests.map(({ digest }) => digest)),
    textArray(requests.map(({ month }) => month)),
    numbersArray(groups.map(({ amount }) => amount)),
    String(requests[0].freeLimit),
  ]);
  const decisions = Array.from<Decision | undefined>({ length: groups.length });
  for (const [place, ...rest] of rows) decisions[Number(place) - 1] = decisionOf(rest);
  return decisions;
};

/**
 * Counts in the order of the requests, by one statement. (Requests of different free limits, which no service
 * makes, take one for each.)
 */
export async function countTogether(lane: Lane, requests: readonly CountRequest[]): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const groups of splitByFreeLimit(groupRequests(requests))) {
    const decide = groups.length === 1 ? decideOne : decideSeveral;
    const decisions = await decide(lane, groups);
    for (const [place, group] of groups.entries()) deal(decisions[place], group, requests, counts);
  }
  return counts;
}
