// The text of a batch's reply: a JSON object for each question, as a line of its own or as an item of a list.

import type { Pieces } from '../http/line-stream.ts';
import type { MemberReply } from './run-batch.ts';

/** `{"id", "status", "body"}`, and `headers` where a refusal has some. */
export function memberPieces({ id, status, headers, body }: MemberReply): Pieces {
  const told = headers === null ? '' : `,"headers":${JSON.stringify(headers)}`;
  return [`{"id":${JSON.stringify(id)},"status":${status}${told},"body":`, ...body(), '}'];
}

/** Pieces as bytes; texts that follow each other are put together. */
export function joinPieces(pieces: Iterable<string | Uint8Array>): readonly Uint8Array[] {
  const joined: Uint8Array[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '') joined.push(Buffer.from(text));
    text = '';
    joined.push(piece);
  }
  if (text !== '') joined.push(Buffer.from(text));
  return joined;
}
