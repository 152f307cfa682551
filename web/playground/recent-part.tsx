// The list of recent questions, fetched where there are any: a first visit has none.

import { partFrom, usePart } from '../design/use-part.ts';
import { recentQuestions } from './recent.ts';

const recentList = partFrom(async () => (await import('./recent-list.tsx')).RecentList);

export function RecentQuestions() {
  const { part: RecentList } = usePart(recentList, recentQuestions.value.length > 0);
  return RecentList === null ? null : <RecentList />;
}
