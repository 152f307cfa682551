// The call for TypeScript and JavaScript by our library, in Node, Deno or Bun. A page in a browser must not hold a key.

import { keyVariable, type LibraryCall } from './call.ts';
import { type Code, codeText, type Spelling, valueCode, withPrefix } from './code.ts';
import { givenTo } from './given.ts';

/** `row-insert` and `row_insert` are `rowInsert`. */
function camelCase(name: string): string {
  return name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`);
  return `'${inner}'`;
}

function record(members: readonly (readonly [name: string, value: Code])[]): Code {
  return { open: '{ ', parts: members.map(([name, value]) => withPrefix(`${name}: `, value)), close: ' }' };
}

const spelling: Spelling = {
  nothing: 'null',
  truths: ['true', 'false'],
  text: quoted,
  list: (items) => ({ open: '[', parts: items, close: ']' }),
  record: (members) => record(members.map(([name, value]) => [/^[a-z]\w*$/i.test(name) ? name : quoted(name), value])),
};

export function typescriptCall(call: LibraryCall): string {
  const { group, name, isCompact } = call.method;
  const { inputs, options } = givenTo(call);
  const named = options.map(([option, value]) => [camelCase(option), valueCode(value, spelling)] as const);
  const parts = [...inputs.map((value) => valueCode(value, spelling)), ...(named.length === 0 ? [] : [record(named)])];
  const place = `client.${isCompact ? 'compact.' : ''}${camelCase(group)}.${camelCase(name)}`;
  const asked = codeText({ open: `const { result } = await ${place}(`, parts, close: ');' });
  return `import { MatrixSteps } from 'matrixsteps';

// The key is in ${keyVariable}.
const client = new MatrixSteps({ baseUrl: ${quoted(call.origin)} });
${asked}
console.log(${isCompact ? 'result' : 'result.exact ?? result.answer'});
`;
}
