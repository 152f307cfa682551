// The view of a whole answer is fetched with the first answer: whoever only looks around does not wait for it.

import { partFrom } from '../design/use-part.ts';

export const answerView = partFrom(async () => (await import('../answer/answer-view.tsx')).AnswerView);
