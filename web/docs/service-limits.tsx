// The limits of this very service, as its settings have them.

import type { ComponentChildren } from 'preact';
import { useServiceFacts } from '../application/service-facts.ts';
import { countOf } from '../design/numbers.ts';
import type { ServiceFacts } from '../service/service-facts.ts';
import { sizeInBytes } from './sizes.ts';
import { Table } from './table.tsx';

export type Limits = ServiceFacts['limits'];

/** What to say of the limits, once they are known. */
export function WithLimits({ children }: { readonly children: (limits: Limits) => ComponentChildren }) {
  const facts = useServiceFacts();
  return facts === null ? (
    <p class="quiet">The numbers of this service are on their way …</p>
  ) : (
    <>{children(facts.limits)}</>
  );
}

/** Each limit in words; what is turned off says so. */
function rowsOf(limits: Limits): readonly (readonly [what: string, limit: string])[] {
  return [
    ['Answers of an account in a calendar month', countOf(limits.monthly_answers, 'answer')],
    [
      'Answers of the playground in a day to a visitor without an account',
      limits.visitor_daily_answers === 0 ? 'none: sign in first' : countOf(limits.visitor_daily_answers, 'answer'),
    ],
    ...(limits.visitor_daily_answers === 0
      ? []
      : [
          [
            'The same to all visitors of one network, such as a class',
            countOf(limits.visitor_network_daily_answers, 'answer'),
          ] as const,
        ]),
    [
      'Answers of practice (exercises, feedback) in a day that cost nothing',
      countOf(limits.practice_daily_answers, 'answer'),
    ],
    [
      'Questions of an account in a second, with bursts of twice as many',
      limits.burst_per_second === 0 ? 'no limit' : countOf(limits.burst_per_second, 'question'),
    ],
    [
      'Computing time of an account in the long run',
      limits.cpu_percent === 0 ? 'no limit' : `${limits.cpu_percent} % of a core`,
    ],
    ['Size of a body', sizeInBytes(limits.body_bytes)],
    ['Size of a body with a batch', sizeInBytes(limits.batch_bytes)],
    ['Size of a reply, before compression', sizeInBytes(limits.reply_bytes)],
    ['Time for one question, with the wait for its turn', countOf(limits.question_seconds, 'second')],
    ['Time in which a batch begins questions', countOf(limits.batch_seconds, 'second')],
  ];
}

export function LimitTable() {
  return (
    <WithLimits>
      {(limits) => (
        <Table name="Limits of this service" heads={['What', 'At most']} rows={rowsOf(limits).map((row) => [...row])} />
      )}
    </WithLimits>
  );
}
