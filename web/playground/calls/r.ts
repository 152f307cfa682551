// The call for R with the package httr2.

import { type Call, contentType, keyVariable } from './call.ts';

/** A raw string, r"(...)", with as many dashes as its content needs to end nowhere else. */
function quoted(text: string): string {
  let dashes = '';
  while (text.includes(`)${dashes}"`)) dashes += '-';
  return `r"${dashes}(${text})${dashes}"`;
}

export function rCall({ url, body }: Call): string {
  return `library(httr2)

body <- ${quoted(body)}

response <- request(${quoted(url)}) |>
  req_auth_bearer_token(Sys.getenv("${keyVariable}")) |>
  req_body_raw(body, type = "${contentType}") |>
  req_perform()

resp_body_json(response, simplifyVector = TRUE)$result$answer
`;
}
