// Requests whose bodies go from Node's parser straight to those who take them.

import { IncomingMessage } from 'node:http';

/** Takes the chunks of a body as they come, and null at its end. */
export type Taker = (chunk: Buffer | null) => void;

/**
 * A request is a stream, and Node's parser gives its body to `push`: that keeps the chunks, lets them flow in a later turn and ends in another
 * one, for a fifteenth of the time of a small answer. Whoever takes the body before any of it has come gets it at once. A request
 * that nobody has taken the body of is a stream as ever.
 */
export class DirectRequest extends IncomingMessage {
  private taker: Taker | null = null;

  /** Whether the chunks go to somebody. */
  get isTaken(): boolean {
    return this.taker !== null;
  }

  /** Gives the body to this taker from now on. False where that is too late, and the body has to be read as a stream. */
  giveTo(taker: Taker): boolean {
    const isUntouched = !this.complete && this.readableFlowing === null && this.readableLength === 0;
    if (!isUntouched) return false;
    this.taker = taker;
    // As if the stream were read from: Node throws away, uncounted, what nobody has read when the answer is sent.
    this.read(0);
    return true;
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.taker === null || (chunk !== null && !(chunk instanceof Buffer))) return super.push(chunk, encoding);
    this.taker(chunk);
    return true;
  }
}
