// Exact texts: every number of an answer as text that writes its exact value: "2/3", "0.1", "sqrt(5/4)".

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { answerJson, exactValues } from '@matrixsteps/api/serialize/answer-json.ts';
import { wholeText } from '@matrixsteps/api/serialize/long-text.ts';
import type { JsonText } from '@matrixsteps/api/serialize/json.ts';
import { withSources } from '@matrixsteps/api/student-answers/number-sources.ts';

/** The answer with texts for numbers; null where they would be longer than 64 KiB. */
export function exactJson(answer: Answer): JsonText | null {
  const exact = exactValues(answer, null);
  switch (exact.kind) {
    case 'same':
      return allTexts(wholeText(answerJson(answer, null)));
    case 'text':
      // Counts and positions are numbers there.
      return allTexts(exact.json);
    case 'too-long':
      return null;
  }
}

function allTexts(json: JsonText): JsonText {
  return JSON.stringify(withSources(json));
}
