// The table of routes in the README: a line for each topic.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { Artefact } from './derived-file.ts';

const FILE = 'README.md';
const OPENING = '<!-- Derived from the catalogue: change nothing here, run `npm run derive`. -->\n';
const CLOSING = '<!-- End of the derived part. -->';

/** The README with the part between its two marks written anew. @throws Error where a mark is missing */
export function readme(root: string, endpoints: readonly Endpoint[]): Artefact {
  const text = readFileSync(join(root, FILE), 'utf8');
  const [start, end] = [text.indexOf(OPENING), text.indexOf(CLOSING)];
  if (start < 0 || end < start) throw new Error(`${FILE} has lost the marks around its derived part`);
  const written = text.slice(0, start) + OPENING + routeTable(endpoints) + text.slice(end);
  return { files: [{ path: FILE, text: written }], folders: [] };
}

/** Topics in the order of the catalogue; each route is the path of its topic, a slash and the operation. */
export function routeTable(endpoints: readonly Endpoint[]): string {
  const topics = [...new Set(endpoints.map(({ topic }) => topic))];
  const lines = topics.flatMap((topic) => {
    const own = endpoints.filter((endpoint) => endpoint.topic === topic);
    const separate = own.filter(({ choice }) => choice.kind === 'single' && !choice.operation.isCombined);
    const others = own.filter((endpoint) => !separate.includes(endpoint));
    return [others, separate].filter((group) => group.length > 0).map(lineOf);
  });
  return ['| topic | paths | operations |', '| --- | --- | --- |', ...lines].map((line) => `${line}\n`).join('');
}

function lineOf(endpoints: readonly Endpoint[]): string {
  const [{ topic }] = endpoints;
  const single = endpoints.filter(({ choice }) => choice.kind === 'single');
  const folders = [...new Set(single.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))];
  const ids = [...new Set(single.flatMap(({ choice }) => operationsOf(choice)).map(({ id }) => id))];
  const combined = endpoints.some(({ choice }) => choice.kind === 'selected');
  const choosing =
    combined && topic.selector !== null
      ? `, or by \`${topic.selector.field}\`${topic.selector.all ? ' (also `all`)' : ''} in family B`
      : '';
  return `| ${topic.title} | ${folders.map(code).join('<br>')} | ${ids.map(code).join(' ')}${choosing} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
