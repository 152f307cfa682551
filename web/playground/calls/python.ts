// The call for Python with the package requests.

import { type Call, contentType, keyVariable } from './call.ts';

/** A string in single quotes, or over lines in three. */
function quoted(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\r', '\\r')
    // Control signs other than the end of a line.
    .replace(/[^\P{Cc}\n]/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return escaped.includes('\n') ? `'''${escaped}'''` : `'${escaped}'`;
}

export function pythonCall({ url, body }: Call): string {
  return `import os

import requests

body = ${quoted(body)}

response = requests.post(
    ${quoted(url)},
    data=body.encode("utf-8"),
    headers={
        "Authorization": "Bearer " + os.environ["${keyVariable}"],
        "Content-Type": "${contentType}",
    },
    timeout=60,
)
response.raise_for_status()
print(response.json()["result"]["answer"])
`;
}
