// Solutions as a tool answers them: the exact answer, the numbers, the worked steps, and what a careful teacher adds.

import { isExact } from '@matrixsteps/engine/catalogue/answer.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { notesOf } from '@matrixsteps/api/sections/notes.ts';
import { propertiesOf } from '@matrixsteps/api/sections/properties.ts';
import type { Solution } from '@matrixsteps/api/solve/solution.ts';
import { storyOf, withoutBackground } from '@matrixsteps/api/sections/story.ts';
import { answerStyle, exactStepStyle } from '@matrixsteps/api/sections/number-styles.ts';
import { textLength } from '@matrixsteps/api/serialize/answer-json.ts';
import { byteLength } from '@matrixsteps/api/serialize/long-text.ts';
import { type JsonText, object, plain } from '@matrixsteps/api/serialize/json.ts';
import { exactJson } from './exact-texts.ts';
import type { Notation } from './options.ts';
import { bullets, document, formulaText, proseText, section, stepTexts } from './texts.ts';
import { replyJson } from './tool.ts';

/** More characters than an assistant reads; longer answers belong to programs, which ask the API. */
const LONGEST_ANSWER = 100_000;

/** Up to here the answer is shown whole in the text, and its numbers are repeated as decimals. */
const LONGEST_SHOWN = 2000;

/** Without a notation the steps are left out. @throws DomainError `too_large` for an answer that no assistant reads. */
export function solutionReply(solution: Solution, notation: Notation | null): JsonText {
  const { request, calls, answer, json, all } = solution;
  const { operation, computation } = calls[0];
  if (typeof json !== 'string' || json.length > LONGEST_ANSWER) {
    throw DomainError.of('too_large', ['a'], {
      what: `the answer has ${json.length} characters`,
      limit: `a tool answers with ${LONGEST_ANSWER} at most; ask for a part of it, or use the HTTP API`,
    });
  }
  const shown = notation ?? 'text';
  const style = answerStyle(request);
  const exact = exactJson(answer);
  const steps =
    notation === null ? [] : stepTexts(withoutBackground(storyOf(solution, null)), notation, exactStepStyle(request));
  const notes = [...notesOf(solution), ...(all ? [STEPS_OF_ONE] : [])];
  const extent = textLength(answer, LONGEST_SHOWN) > LONGEST_SHOWN ? 'elided' : 'whole';
  const text = document([
    ...(all ? [] : [proseText(computation.task(), shown, exactStepStyle(request))]),
    ...section('Answer', [
      formulaText(answerExpression(answer, null, request.decimalPlaces), shown, style, extent),
      ...(isRepeated(json, exact) ? [`As numbers: ${json}`] : []),
      ...(isExact(answer) ? [] : ['Computed in double precision; not exact.']),
    ]),
    ...section('Steps', steps),
    ...section('Notes', bullets(notes)),
  ]);
  return replyJson(
    text,
    object([
      ['operation', plain(all ? 'all' : operation.id)],
      ['answer', json],
      ['exact', exact],
      ['arithmetic', plain(isExact(answer) ? 'exact' : 'float64')],
      ['description', plain(propertiesOf(answer, byteLength(json), request.decimalPlaces).description)],
      ['steps', steps.length === 0 ? null : plain(steps)],
      ['notes', notes.length === 0 ? null : plain(notes)],
    ]),
  );
}

const STEPS_OF_ONE = 'The steps are told for one operation at a time: ask for it by its name.';

/** Whether fractions or roots are shown, so that a reader may want decimals beside them. */
function isRepeated(json: JsonText, exact: JsonText | null): boolean {
  return json.length <= LONGEST_SHOWN && exact !== null && /[/(]/.test(exact);
}
