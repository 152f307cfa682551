// Quick actions: what can be done next, as the contract shows it.
// Above: envelope.ts. Below: next-actions.ts.

import { type NextAction, nextActions } from '../next-actions.ts';
import type { Solution } from '../solution.ts';
import { array, type JsonText, object, plain } from '../writing/json.ts';

/** The actions with their routes and the bodies to post. */
export function quickActions(solution: Solution): JsonText {
  return array(nextActions(solution).map(actionJson));
}

function actionJson({ label, api_route, description, appliesTo, body }: NextAction): JsonText {
  return object([
    ['label', plain(label)],
    ['api_route', plain(api_route)],
    ['description', plain(description)],
    ['applies_to', plain(appliesTo)],
    ['body', body],
  ]);
}
