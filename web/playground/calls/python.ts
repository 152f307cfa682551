// The call for Python by our library.

import { keyVariable, type LibraryCall } from './call.ts';
import { codeText, type Spelling, valueCode, withPrefix } from './code.ts';
import { givenTo } from './given.ts';

/** The words that Python keeps for itself and that the service has as names. */
const keywords: ReadonlySet<string> = new Set(['from', 'in', 'is', 'not', 'class', 'lambda']);

/** `row-insert` is `row_insert`. */
function snakeCase(name: string): string {
  const joined = name.replaceAll('-', '_');
  return keywords.has(joined) ? `${joined}_` : joined;
}

const spelling: Spelling = {
  nothing: 'None',
  truths: ['True', 'False'],
  // Each escape of JSON is one of Python, too.
  text: (text) => JSON.stringify(text),
  list: (items) => ({ open: '[', parts: items, close: ']' }),
  record: (members) => ({
    open: '{',
    parts: members.map(([name, value]) => withPrefix(`${JSON.stringify(name)}: `, value)),
    close: '}',
  }),
};

export function pythonCall(call: LibraryCall): string {
  const { group, name, isCompact } = call.method;
  const { inputs, options } = givenTo(call);
  const parts = [
    ...inputs.map((value) => valueCode(value, spelling)),
    ...options.map(([option, value]) => withPrefix(`${snakeCase(option)}=`, valueCode(value, spelling))),
  ];
  const place = `client.${isCompact ? 'compact.' : ''}${snakeCase(group)}.${snakeCase(name)}`;
  return `from matrixsteps import Client

# The key is in ${keyVariable}.
client = Client(base_url=${JSON.stringify(call.origin)})
${codeText({ open: `reply = ${place}(`, parts, close: ')' }, '    ')}
print(${isCompact ? 'reply.result' : 'reply.result.exact or reply.result.answer'})
`;
}
