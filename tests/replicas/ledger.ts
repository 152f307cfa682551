// The ledger of a load: what was asked, what was answered, and under which number it was counted.

import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { addPath, envelopePath, memberAt } from '@matrixsteps/server/testing/test-service.ts';
import { type Answer, type Client, composeQuestion, fieldOf, type Outcome } from './client.ts';

export interface Ledger {
  /** Requests of which at least a byte may have arrived. */
  attempted: number;
  /** Whole answers with 200. */
  acknowledged: number;
  /** The numbers of these answers among all counted ones. */
  readonly numbers: Set<number>;
  /** Answers with another status, requests that were lost and those that were not sent; how many of each. */
  readonly others: Map<string, number>;
  /** The longest wait for an outcome, in milliseconds. */
  longest: number;
}

/** `numbers` is shared by the ledgers of several keys of an account. */
export function makeLedger(numbers = new Set<number>()): Ledger {
  return { attempted: 0, acknowledged: 0, numbers, others: new Map(), longest: 0 };
}

const body = '{"a": [[1, 2], [3, 4]], "b": [[5, 6], [7, 8]], "response_profile": "lite"}';
const flatBody = '{"a": [[1, 2], [3, 4]], "b": [[5, 6], [7, 8]], "api_level": "lite"}';

/** Questions of both families. */
export function questionsFor(key: string): readonly Buffer[] {
  return [composeQuestion(envelopePath, key, body), composeQuestion(addPath, key, flatBody)];
}

/** The number of a counted answer: the envelope says it, and the fields of both families say how many are left. */
export function numberOf(answer: Answer): number {
  const left = Number(fieldOf(answer, 'x-ratelimit-limit')) - Number(fieldOf(answer, 'x-ratelimit-remaining'));
  if (!answer.body.includes('"requests_used"')) return left;
  const used = Number(memberAt(JSON.parse(answer.body), 'metadata', 'usage', 'requests_used'));
  assert.equal(used, left);
  return used;
}

/** Without the address, of which there are many. */
function nameOf(outcome: Outcome): string {
  return outcome.kind === 'answer'
    ? String(outcome.status)
    : `${outcome.kind} (${outcome.reason.replace(/ [\d.]+:\d+$/, '')})`;
}

/** Writes an outcome down. */
export function enter(ledger: Ledger, outcome: Outcome): void {
  if (outcome.kind !== 'answer' || outcome.status !== 200) {
    const name = nameOf(outcome);
    ledger.others.set(name, (ledger.others.get(name) ?? 0) + 1);
    return;
  }
  ledger.acknowledged += 1;
  const number = numberOf(outcome);
  assert.ok(!ledger.numbers.has(number), `two answers have the number ${number}`);
  ledger.numbers.add(number);
}

/** Asks, and writes down what becomes of it. */
export async function askAndEnter(ledger: Ledger, client: Client, question: Buffer): Promise<Outcome> {
  const begun = performance.now();
  ledger.attempted += 1;
  const outcome = await client.ask(question);
  if (outcome.kind === 'unsent') ledger.attempted -= 1;
  ledger.longest = Math.max(ledger.longest, performance.now() - begun);
  enter(ledger, outcome);
  return outcome;
}

export interface Load {
  /** Ends when the last outcome is there. Throws what went wrong. */
  readonly stop: () => Promise<void>;
}

/** Each client asks without end, the questions in turn, and pauses after each; longer where a request could not be sent. */
export function startLoad(
  ledger: Ledger,
  clients: readonly Client[],
  questions: readonly Buffer[],
  pauseMilliseconds = 0,
): Load {
  const end = new AbortController();
  async function run(client: Client, first: number): Promise<void> {
    for (let turn = first; !end.signal.aborted; turn += 1) {
      const { kind } = await askAndEnter(ledger, client, questions[turn % questions.length]);
      if (kind === 'unsent') await delay(20);
      else if (pauseMilliseconds > 0) await delay(pauseMilliseconds);
    }
  }
  const running = Promise.all(clients.map(run));
  // Told when it is awaited.
  running.catch(() => undefined);
  return {
    stop: async () => {
      end.abort();
      await running;
      for (const client of clients) client.close();
    },
  };
}

/** How many of each, as one line. */
export function describeOthers({ others }: Ledger): string {
  return others.size === 0 ? 'none' : [...others].map(([name, count]) => `${count} ${name}`).join(', ');
}
