// What the service says of itself: its name, version and purpose.

import manifest from './package.json' with { type: 'json' };

export const about = {
  name: 'matrixsteps',
  version: manifest.version,
  description: 'Exact matrix mathematics that teaches: answers and worked steps over JSON.',
} as const;
