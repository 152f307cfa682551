// A mail server on a free port that keeps what it gets, for the length of a test.

import type { TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: readonly string[];
  readonly headers: string;
  readonly body: string;
}

export interface Mailbox {
  readonly url: string;
  /** The next mail, once it is there. */
  readonly next: () => Promise<Mail>;
  readonly count: () => number;
}

/** Quoted-printable (RFC 2045, 6.7) of ASCII. */
function decode(body: string): string {
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

export async function openMailbox(t: Pick<TestContext, 'after'>): Promise<Mailbox> {
  const mails: Mail[] = [];
  const arrivals: PromiseWithResolvers<void>[] = [];
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const end = source.indexOf('\r\n\r\n');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, headers: source.slice(0, end + 2), body: decode(source.slice(end + 4)) });
        for (const { resolve } of arrivals.splice(0)) resolve();
        done();
      });
    },
  });
  const listening = Promise.withResolvers<void>();
  const listener = server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: async () => {
      while (mails.length <= taken) {
        const arrival = Promise.withResolvers<void>();
        arrivals.push(arrival);
        await arrival.promise;
      }
      const mail = mails[taken];
      if (mail === undefined) throw new Error('no mail');
      taken += 1;
      return mail;
    },
    count: () => mails.length,
  };
}
