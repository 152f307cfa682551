// The call for R by our library.

import { keyVariable, type LibraryCall } from './call.ts';
import { codeText, type Spelling, valueCode, withPrefix } from './code.ts';
import { givenTo } from './given.ts';

/** `row-insert` is `row_insert`. */
function snakeCase(name: string): string {
  return name.replaceAll('-', '_');
}

const spelling: Spelling = {
  nothing: 'NULL',
  truths: ['TRUE', 'FALSE'],
  // Each escape of JSON is one of R, but for that of the slash, which nobody writes.
  text: (text) => JSON.stringify(text),
  list: (items, isTable) =>
    items.length === 0 ? 'character()' : { open: isTable ? 'rbind(' : 'c(', parts: items, close: ')' },
  record: (members) => ({
    open: 'list(',
    parts: members.map(([name, value]) => withPrefix(`${name} = `, value)),
    close: ')',
  }),
};

export function rCall(call: LibraryCall): string {
  const { group, name, isCompact } = call.method;
  const { inputs, options } = givenTo(call);
  const parts = [
    ...inputs.map((value) => valueCode(value, spelling)),
    ...options.map(([option, value]) => withPrefix(`${snakeCase(option)} = `, valueCode(value, spelling))),
  ];
  const place = `client$${isCompact ? 'compact$' : ''}${snakeCase(group)}$${snakeCase(name)}`;
  return `library(matrixsteps)

# The key is in ${keyVariable}.
client <- mm_client(base_url = ${JSON.stringify(call.origin)})
${codeText({ open: `reply <- ${place}(`, parts, close: ')' })}
reply$result
`;
}
