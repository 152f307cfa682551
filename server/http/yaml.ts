// YAML of plain data, as readers of YAML 1.1 and of 1.2 understand it alike.

import { stringify } from 'yaml';

/** Lines are not broken. Equal parts are written out, because few readers of OpenAPI follow aliases. */
export function yamlText(data: object): string {
  // The older schema knows more words that are no texts ("yes", dates), so it puts more texts into quotes.
  return stringify(data, { schema: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0 });
}
