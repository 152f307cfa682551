// The heads of answers: header fields are kept as the lines that go over the wire.

import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';
import { timeOfTurn } from '../turn-time.ts';

/** Lines of a head, `name: value` and CR LF each; empty for none. Without `Date` and `Connection`, which `writeHead` adds. */
export type Fields = string;

/** The lines of these fields; throws where a name or a value has characters that do not belong there (RFC 9110, section 5). */
export function fieldLines(fields: { readonly [name: string]: string }): Fields {
  const names = Object.keys(fields);
  for (const name of names) {
    validateHeaderName(name);
    validateHeaderValue(name, fields[name]);
  }
  return names.map((name) => `${name}: ${fields[name]}\r\n`).join('');
}

/** Where Node keeps the text of a head from `writeHead` until it goes out with the first bytes of the body. */
const headText = '_header';

interface HeadHolder {
  [headText]: string | null;
}

function holdsHead(response: ServerResponse): response is ServerResponse & HeadHolder {
  return headText in response;
}

/**
 * Sets the status and the fields, as `response.writeHead` does. That checks every field of every answer anew and searches it for those that
 * mean something to the connection, a tenth of the time of a small answer. So where an answer is well and the connection stays, its lines
 * are put where Node would put them. A Node that keeps them elsewhere gets them one by one.
 */
export function writeHead(response: ServerResponse, status: number, fields: Fields): void {
  if (status === 200 && response.shouldKeepAlive && holdsHead(response)) {
    response.statusCode = status;
    response[headText] = `HTTP/1.1 200 OK\r\n${fields}Date: ${dateText()}\r\nConnection: keep-alive\r\n\r\n`;
  } else {
    response.writeHead(status, fieldList(fields));
  }
}

/** Names and values in turn, as Node takes them. */
function fieldList(fields: Fields): string[] {
  return fields
    .split('\r\n')
    .slice(0, -1)
    .flatMap((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}

const dateNow = { text: '', second: -1 };

/** The date as a field has it, made once a second. */
function dateText(): string {
  const second = Math.floor(timeOfTurn() / 1000);
  if (second !== dateNow.second) {
    dateNow.text = new Date(second * 1000).toUTCString();
    dateNow.second = second;
  }
  return dateNow.text;
}
