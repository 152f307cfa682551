// What the service says of itself: its name, version and purpose.
// Above: routes/, start.ts. Below: package.json.

import manifest from './package.json' with { type: 'json' };

export const about = {
  name: 'matrixmath',
  version: manifest.version,
  description: 'Exact matrix mathematics that teaches: answers, worked steps, theory and practice over JSON.',
} as const;
