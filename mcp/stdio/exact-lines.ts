// Lines of messages on their way to the protocol: those with numbers that a double does not hold are written anew, exactly.

import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { readMessage } from '../protocol/exact-arguments.ts';

/** Longer lines are no messages of an assistant; they are passed on as they are, for the protocol to refuse. */
const LONGEST_LINE = 1024 * 1024;

export function exactLines(): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      const ready = lines.map((line) => `${exactLine(line)}\n`).join('');
      const tooLong = rest.length > LONGEST_LINE ? rest : '';
      if (tooLong !== '') rest = '';
      done(null, ready + tooLong);
    },
    flush(done) {
      done(null, rest);
    },
  });
}

function exactLine(line: string): string {
  try {
    return JSON.stringify(readMessage(line));
  } catch {
    // The protocol says what is wrong with it.
    return line;
  }
}
