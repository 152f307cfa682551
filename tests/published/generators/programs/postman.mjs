// Imports the OpenAPI document as Postman does, and prints the requests of the collection with their variables filled in.

import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import converter from 'openapi-to-postmanv2';

const [, , source, parametersResolution] = process.argv;
const convert = promisify(converter.convertV2);
const made = await convert({ type: 'string', data: readFileSync(source, 'utf8') }, { parametersResolution });
if (!made.result) throw new Error(made.reason);
const [{ data: collection }] = made.output;

function requestsOf(items) {
  return items.flatMap((item) => (item.item === undefined ? [item.request] : requestsOf(item.item)));
}

function filled(text, variables) {
  return variables.reduce((rest, { key, value }) => rest.replace(`{{${key}}}`, value), text);
}

/** A part such as `:operation` is a variable of the address. */
function addressOf({ host, path, variable = [] }) {
  const parts = path.map((part) => variable.find(({ key }) => `:${key}` === part)?.value ?? part);
  return [filled(host.join('.'), collection.variable), ...parts].join('/');
}

function authorizationOf(auth) {
  const { type, bearer } = auth ?? collection.auth;
  return type === 'bearer' ? `Bearer ${bearer.find(({ key }) => key === 'token').value}` : type;
}

const requests = requestsOf(collection.item).map(({ method, url, header, body, auth }) => ({
  method,
  path: `/${url.path.join('/').replaceAll(/:(\w+)/g, '{$1}')}`,
  address: addressOf(url),
  authorization: authorizationOf(auth),
  headers: header.filter(({ disabled }) => disabled !== true).map(({ key, value }) => [key, value]),
  body: body?.raw ?? null,
}));
process.stdout.write(JSON.stringify(requests));
