// The call for TypeScript and JavaScript with fetch, in Node, Deno or Bun. A page in a browser must not hold a key.

import { type Call, contentType, keyVariable } from './call.ts';

/** A template literal, because bodies are full of quotation marks. */
function quoted(text: string): string {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`).replaceAll('\r', '\\r');
  return `\`${escaped}\``;
}

export function typescriptCall({ url, body }: Call): string {
  return `const body = ${quoted(body)};

const response = await fetch(${quoted(url)}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    'Content-Type': '${contentType}',
  },
  body,
});
if (!response.ok) throw new Error(await response.text());
const { result } = await response.json();
console.log(result.answer);
`;
}
