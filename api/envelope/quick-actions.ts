// Quick actions: what can be done next, as the contract shows it.

import { memoizeWeak } from '../caching/lazy.ts';
import { type Candidate, type Suggestion, suggestionsFor } from '../sections/suggestions.ts';
import type { Solution } from '../solve/solution.ts';
import { type JsonText, memberList, plain } from '../serialize/json.ts';

/**
 * The actions with their routes and the bodies to post, as the parts of a list. A name with a sign beyond Latin-1 makes the texts that it is
 * joined to slow to write.
 */
export function quickActions(solution: Solution): readonly JsonText[] {
  return ['[', ...suggestionsFor(solution).map((action, index) => (index === 0 ? '' : ',') + actionJson(action)), ']'];
}

function actionJson({ candidate, appliesTo, body }: Suggestion): JsonText {
  return `{${linkMembers(candidate)},"applies_to":"${appliesTo}"${body === null ? '' : `,"body":${body}`}}`;
}

/** What every reply says of a candidate. */
const linkMembers = memoizeWeak(
  ({ label, api_route, description }: Candidate): JsonText =>
    memberList([
      ['label', plain(label)],
      ['api_route', plain(api_route)],
      ['description', plain(description)],
    ]),
);
