// The view of an answer of several parts is fetched with the first such answer: most first visits show a single matrix.

import { partFrom, usePart } from '../design/use-part.ts';
import type { AnswerForm } from '../service/answers.ts';

const answerParts = partFrom(async () => (await import('./answer-parts.tsx')).AnswerParts);

interface PartsOfAnswerProperties {
  readonly rows: AnswerForm['rows'];
  readonly name: string;
}

export function PartsOfAnswer({ rows, name }: PartsOfAnswerProperties) {
  const { part: AnswerParts, hasFailed } = usePart(answerParts, true);
  if (AnswerParts !== null) return <AnswerParts rows={rows} name={name} />;
  return hasFailed ? <p>The answer did not arrive. Are you online?</p> : null;
}
