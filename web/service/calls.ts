// Calls of the API by the session of the reader: the examples of the documentation run so, and no page ever holds a key for them.

import { postForText } from './http.ts';

/** Asks as a program would, with the same reply. The account of the session pays, else the visitor's allowance. */
export function runCall(path: string, body: string) {
  return postForText(`/playground/calls${path}`, body);
}
