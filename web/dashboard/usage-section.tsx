// What was used of the plan, and by which requests.

import './usage.css';
import { Notice } from '../design/notice.tsx';
import { countOf, writeNumber } from '../design/numbers.ts';
import type { UsageReport } from '../service/account.ts';
import { writeClock, writeLongDay } from './dates.ts';
import { ZoneNote } from './timestamp.tsx';
import { KeyCounts } from './key-counts.tsx';
import { EndpointTable, RecentTable } from './request-tables.tsx';
import type { Resource } from './use-resource.ts';
import { UsageChart } from './usage-chart.tsx';

function Standing({ report }: { readonly report: UsageReport }) {
  const { plan, limit, used, remaining, resets_at: resetsAt } = report;
  const reset = writeLongDay(resetsAt);
  return (
    <div class="panel">
      <p class="standing">
        <strong>{writeNumber(used)}</strong> of {countOf(limit, 'answer')} used this month
      </p>
      <meter
        aria-label="Answers used this month"
        aria-valuetext={`${writeNumber(used)} of ${writeNumber(limit)}`}
        min={0}
        max={Math.max(1, limit)}
        value={limit === 0 ? 1 : Math.min(used, limit)}
      />
      <dl class="facts">
        <div>
          <dt>Remaining</dt>
          <dd>{countOf(remaining, 'answer')}</dd>
        </div>
        <div>
          <dt>The count starts again</dt>
          <dd>
            <time dateTime={resetsAt}>{reset}, 00:00 UTC</time>
          </dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>{plan === 'free' ? 'Free' : 'Free, with a limit of your own'}</dd>
        </div>
      </dl>
      {remaining === 0 && (
        <p>
          <strong>Nothing is left for this month.</strong> Requests get status 429 until {reset}, 00:00 UTC.
        </p>
      )}
      <p class="quiet">Only answers are counted; what is refused costs nothing.</p>
    </div>
  );
}

function NothingYet() {
  return (
    <div class="panel">
      <p>
        <strong>No requests in the last 30 days.</strong> Send the request under <a href="#api-keys">API keys</a>, or
        ask something in the <a href="/playground">playground</a>. It appears here within a second or two.
      </p>
    </div>
  );
}

function Report({ report }: { readonly report: UsageReport }) {
  const isEmpty = report.days.every(({ answered, refused }) => answered + refused === 0);
  return (
    <>
      <Standing report={report} />
      {isEmpty && report.recent.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <UsageChart days={report.days} />
          <KeyCounts months={report.months} />
          <EndpointTable endpoints={report.endpoints} />
          <RecentTable recent={report.recent} />
          <ZoneNote />
        </>
      )}
    </>
  );
}

interface UsageSectionProperties {
  readonly usage: Resource<UsageReport>;
  readonly onRefresh: () => void;
}

export function UsageSection({ usage, onRefresh }: UsageSectionProperties) {
  const { value, problem, isBusy, readAt } = usage;
  return (
    <section aria-labelledby="usage">
      <div class="section-head">
        <h2 id="usage">Usage</h2>
        <span class="quiet" role="status">
          {readAt === null ? '' : `As of ${writeClock(readAt)}`}
        </span>
        <button type="button" class="button small" aria-disabled={isBusy} onClick={() => !isBusy && onRefresh()}>
          Refresh<span class="visually-hidden"> the usage</span>
        </button>
      </div>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {value === null && problem === null && <p class="quiet">One moment …</p>}
      {value !== null && <Report report={value} />}
    </section>
  );
}
