// Article: what is counted, and how much of everything there is.

import type { Article } from '../article.ts';
import { CodeBlock } from '../../design/code-block.tsx';
import { examples } from '../examples.ts';
import { ExampleCall } from '../exchange.tsx';
import { jsonText } from '../json-text.ts';
import { countOf, writeNumber } from '../../design/numbers.ts';
import { LimitTable, WithLimits } from '../service-limits.tsx';
import { limitHeaders } from '../refusals.ts';
import { Table } from '../table.tsx';

export const limits: Article = {
  slug: 'limits',
  title: 'Limits',
  lead: 'What is counted, how much of everything there is on this service, and what happens beyond it.',
  sections: [
    {
      id: 'here',
      title: 'The limits of this service',
      content: () => (
        <>
          <LimitTable />
          <p>Whoever runs the service chooses these numbers, and can give an account a limit of its own.</p>
        </>
      ),
    },
    {
      id: 'counted',
      title: 'What is counted',
      content: () => (
        <>
          <p>
            Each answered question, a reply with status 200, counts as one, whatever its size, full or compact. A
            refusal costs nothing. The count belongs to the account: a new key does not refill it.
          </p>
          <p>
            Months are those of UTC. On the first at 00:00 the count begins again. The examples show an account with
            1,000 answers a month.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.usage} name="usage in a full reply" />,
    },
    {
      id: 'headers',
      title: 'What every reply tells',
      content: () => (
        <>
          <p>Every reply to a question with a valid key has these headers, refusals included.</p>
          <Table
            name="Headers about limits"
            heads={['Header', 'Example', 'Meaning']}
            rows={limitHeaders.map(({ name, example, meaning }) => [
              <code key="name">{name}</code>,
              <code key="example">{example}</code>,
              meaning,
            ])}
          />
        </>
      ),
    },
    {
      id: 'usage',
      title: 'What was used',
      content: () => (
        <p>
          <code>GET /v1/usage</code>, with the key, tells the limit of the month, what is used and what is left, and the
          requests of each day and path. In <code>months</code> it tells the answers of each month by key, also of the
          months before. Asking is not counted. The requests by day and path include those of our pages, and are a
          statistic; <code>used</code> and the answers by key are exact. Answers to test keys are not counted.
        </p>
      ),
    },
    {
      id: 'used-up',
      title: 'When the month is used up',
      content: () => (
        <>
          <p>
            Further questions are a 429. <code>Retry-After</code> gives the seconds to the next month, and{' '}
            <code>x-should-retry: false</code> tells programs not to wait for it.
          </p>
          <CodeBlock
            code={jsonText({ detail: 'Monthly limit of 1000 answers reached; it resets at 2026-02-01T00:00:00.000Z' })}
            label="The body of a 429 at the end of the month"
          />
        </>
      ),
    },
    {
      id: 'burst',
      title: 'Many at once',
      content: () => (
        <>
          <WithLimits>
            {({ burst_per_second: rate }) =>
              rate === 0 ? (
                <p>This service does not limit how many questions an account asks in a second.</p>
              ) : (
                <p>
                  An account may ask {countOf(rate, 'question')} a second, and {writeNumber(2 * rate)} in one burst.
                </p>
              )
            }
          </WithLimits>
          <p>
            Faster ones are a 429; the month is not touched by them. Each refused question is told its own{' '}
            <code>Retry-After</code>, in seconds, and the same more exactly in <code>Retry-After-Ms</code>: who waits so
            long is rarely refused again. The questions of a <a href="/docs/batches">batch</a> wait instead.
          </p>
        </>
      ),
    },
    {
      id: 'time',
      title: 'Computing time',
      content: () => (
        <p>
          Where computing time is limited, an account may use up two minutes&apos; worth of its share at once. Small
          questions never come near that. Beyond it is a 429; <code>Retry-After</code> says when there is time again.
          Refused questions take time too. Large questions of one account have half of the workers at most, so they
          never wait for those of a single other account.
        </p>
      ),
    },
    {
      id: 'size',
      title: 'How large a question may be',
      content: () => (
        <>
          <p>
            A body that is larger than the table says is a 413; 16 MiB are room for more than a million entries. A
            number may have 1,000 digits and lie within 10<sup>±400</sup>. Nesting deeper than 32 is refused.
          </p>
          <p>
            Sums, statistics and element-wise operations are exact at any size that a body can have; determinants and
            inverses of 100 by 100 whole numbers of three digits are, too. Beyond what can be done exactly in reasonable
            time the answer comes in double precision and says so. A question that takes more time than the table says,
            or more memory than there is for one, is a 503.
          </p>
        </>
      ),
    },
    {
      id: 'playground',
      title: 'The playground',
      content: () => (
        <p>
          Without an account, answers of the playground are counted by visitor and day, and by network and day, so that
          a class behind one address is not short of them; the day is that of UTC. Visitors are told apart by a cookie.
          Signed in, they count as those of your account. The page shows what is left. Answers to small questions while
          they are typed are not counted; their steps are, when they are opened. A question that somebody has shared by
          a short link costs its readers nothing. Such a link keeps the question alone, without who asked, until nobody
          has used it for a year or its maker deletes it.
        </p>
      ),
    },
  ],
};
