// A fair queue: accounts take turns, and each account is served in the order in which its items came. So an account with hundreds of
// waiting items delays another account by one of them at a time (Nagle, "On Packet Switches with Infinite Storage", RFC 970). Where items
// take very different times, who has used less comes first.

export interface FairQueue<Item> {
  /** How many items wait. */
  readonly length: () => number;
  /** How many items would be served before another one of this account; null is an account that has none waiting. */
  readonly ahead: (account: string | null) => number;
  readonly add: (account: string, item: Item) => void;
  /**
   * Takes the next item of an account that may be served; undefined where there is none. Of several accounts that with the least `used` is
   * served, and of those with the same the one whose turn it is.
   */
  readonly take: (mayServe?: (account: string) => boolean, used?: (account: string) => number) => Item | undefined;
  /** Takes an item out; false where it does not wait. */
  readonly remove: (account: string, item: Item) => boolean;
  /** Takes out the newest item of the account with the most waiting; null where `account` has as many, so that another one of it is one too many. */
  readonly displaceFor: (account: string) => Item | null;
}

interface Lane<Item> {
  readonly account: string;
  readonly items: Item[];
}

export function createFairQueue<Item>(): FairQueue<Item> {
  const lanes = new Map<string, Lane<Item>>();
  /** The lanes in the order of their turns. */
  let turns: Lane<Item>[] = [];
  /** How many accounts have at least one item waiting, at least two, and so on. */
  const accountsWith: number[] = [];
  let length = 0;

  function waitingOf(account: string | null): number {
    return account === null ? 0 : (lanes.get(account)?.items.length ?? 0);
  }

  /** To be called after an item has left the lane. */
  function noteLeft(lane: Lane<Item>): void {
    length -= 1;
    accountsWith[lane.items.length] -= 1;
    if (lane.items.length === 0) lanes.delete(lane.account);
  }

  function removeAt(lane: Lane<Item>, position: number): Item {
    const [item] = lane.items.splice(position, 1);
    noteLeft(lane);
    if (lane.items.length === 0) turns = turns.filter((other) => other !== lane);
    return item;
  }

  return {
    length: () => length,
    ahead: (account) => {
      const own = waitingOf(account);
      let before = 0;
      for (let turn = 0; turn <= own && turn < accountsWith.length; turn += 1) before += accountsWith[turn];
      return before;
    },
    add: (account, item) => {
      let lane = lanes.get(account);
      if (lane === undefined) {
        lane = { account, items: [] };
        lanes.set(account, lane);
        turns.push(lane);
      }
      accountsWith[lane.items.length] = (accountsWith[lane.items.length] ?? 0) + 1;
      lane.items.push(item);
      length += 1;
    },
    take: (mayServe = () => true, used = () => 0) => {
      let next: Lane<Item> | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const lane of turns) {
        if (!mayServe(lane.account)) continue;
        const uses = used(lane.account);
        if (next !== null && uses >= least) continue;
        next = lane;
        least = uses;
      }
      if (next === null) return undefined;
      const lane = next;
      turns = turns.filter((other) => other !== lane);
      const item = lane.items.shift();
      noteLeft(lane);
      if (lane.items.length > 0) turns.push(lane);
      return item;
    },
    remove: (account, item) => {
      const lane = lanes.get(account);
      const position = lane?.items.indexOf(item) ?? -1;
      if (lane === undefined || position < 0) return false;
      removeAt(lane, position);
      return true;
    },
    displaceFor: (account) => {
      let longest: Lane<Item> | null = null;
      for (const lane of turns) if (lane.items.length > (longest?.items.length ?? 0)) longest = lane;
      if (longest === null || longest.items.length <= waitingOf(account) + 1) return null;
      return removeAt(longest, longest.items.length - 1);
    },
  };
}
