// All articles, in the order of the navigation.

import type { Article } from '../article.ts';
import { assistants } from './assistants.tsx';
import { authentication } from './authentication.tsx';
import { batches } from './batches.tsx';
import { errors } from './errors.tsx';
import { limits } from './limits.tsx';
import { overview } from './overview.tsx';
import { practice } from './practice.tsx';
import { quickStart } from './quick-start.tsx';

export const articles: readonly Article[] = [
  overview,
  quickStart,
  authentication,
  errors,
  limits,
  batches,
  practice,
  assistants,
];
