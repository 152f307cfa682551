// Article: what is counted, and how much of everything there is.

import type { Article } from '../article.ts';
import { CodeBlock } from '../../design/code-block.tsx';
import { examples } from '../examples.ts';
import { BodyAndReply } from '../exchange.tsx';
import { jsonText } from '../json-text.ts';
import { limitHeaders } from '../refusals.ts';
import { Table } from '../table.tsx';

export const limits: Article = {
  slug: 'limits',
  title: 'Limits',
  lead: 'A free account has 1,000 answers in each calendar month. The numbers on this page are the usual ones; whoever runs the service can choose others.',
  sections: [
    {
      id: 'counted',
      title: 'What is counted',
      content: () => (
        <>
          <p>
            Each answered question, a reply with status 200, counts as one, whatever its size and whichever family. A
            refusal costs nothing. The count belongs to the account: a new key does not refill it.
          </p>
          <p>
            Months are those of UTC. On the first at 00:00 the count begins again. An account may have a limit of its
            own.
          </p>
          <BodyAndReply exchange={examples.usage} name="usage in the envelope of family A" />
        </>
      ),
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
          requests of each day and path. Asking is not counted. The requests by day and path include those of our pages,
          and are a statistic; <code>used</code> is exact.
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
        <p>
          An account may ask 50 questions a second, and 100 in one burst. Faster ones are a 429; the month is not
          touched by them. Each refused question is told its own <code>Retry-After</code>, in seconds, and the same more
          exactly in <code>Retry-After-Ms</code>: who waits so long is rarely refused again. The questions of a{' '}
          <a href="/docs/batches">batch</a> wait instead.
        </p>
      ),
    },
    {
      id: 'time',
      title: 'Computing time',
      content: () => (
        <p>
          An account may keep the service computing for a minute at once, and for half of the time in the long run.
          Small questions never come near that. Beyond it is a 429; <code>Retry-After</code> says when there is time
          again. Refused questions take time too. Large questions of one account have half of the workers at most, so
          they never wait for those of a single other account.
        </p>
      ),
    },
    {
      id: 'size',
      title: 'How large a question may be',
      content: () => (
        <>
          <p>
            A body may have 16 MiB, which is room for more than a million entries. A larger one is a 413. A number may
            have 1,000 digits and lie within 10<sup>±400</sup>. Nesting deeper than 32 is refused.
          </p>
          <p>
            Sums, statistics and element-wise operations are exact at any size that a body can have; determinants and
            inverses of 100 by 100 whole numbers of three digits are, too. Beyond what can be done exactly in reasonable
            time the answer comes in double precision and says so. A question that takes more than a minute, or more
            memory than there is for one, is a 503.
          </p>
        </>
      ),
    },
    {
      id: 'playground',
      title: 'The playground',
      content: () => (
        <p>
          Without an account, the playground answers 100 questions a day from one network address; the day is that of
          UTC. Signed in, its answers count as those of your account. The page shows what is left. A question that
          somebody has shared by a short link costs its readers nothing. Such a link keeps the question alone, without
          who asked, until nobody has used it for a year or its maker deletes it.
        </p>
      ),
    },
  ],
};
