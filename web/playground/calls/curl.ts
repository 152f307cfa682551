// The call for curl in a POSIX shell.

import { type Call, contentType, keyVariable } from './call.ts';

/** Quotes a word for the shell: between single quotes only the single quote is special. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

export function curlCall({ origin, path, body }: Call): string {
  return [
    `curl ${quoted(origin + path)}`,
    `--header "Authorization: Bearer $${keyVariable}"`,
    `--header 'Content-Type: ${contentType}'`,
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ');
}
