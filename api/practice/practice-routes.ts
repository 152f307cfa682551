// All routes of practice. Each is a line here, and a file of its own.

import { memoizeWeak } from '../caching/lazy.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { answerFeedbackRoute } from './answer-feedback.ts';
import { exercisesRoute } from './exercises.ts';
import type { PracticeRoute } from './practice-route.ts';
import { nextStepRoute, workingFeedbackRoute } from './working-feedback.ts';

export const practiceRoutes = memoizeWeak((endpoints: readonly Endpoint[]): readonly PracticeRoute[] => [
  exercisesRoute(endpoints),
  answerFeedbackRoute(endpoints),
  workingFeedbackRoute(),
  nextStepRoute(),
]);
