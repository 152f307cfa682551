// Sends mail: the link that makes an account, and the one that sets a forgotten password.

import type { Settings } from '../settings/settings.ts';

/** The mail server refused a mail. Its message names the recipient, so only its code is kept. */
class MailProblem extends Error {
  constructor(code: string) {
    super(`the mail server did not take a mail: ${code}`);
    this.name = 'MailProblem';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

/** Each rejects with MailProblem where the mail server refuses the mail. */
export interface Mailer {
  /** The link that sets a forgotten password. */
  readonly sendReset: (email: string, token: string) => Promise<void>;
  /** The link that makes an account for the address. */
  readonly sendSignUp: (email: string, token: string) => Promise<void>;
  /** To who signs up with an address that has an account: that it has one. */
  readonly sendKnown: (email: string) => Promise<void>;
}

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The token is in the fragment, which browsers do not send to servers. */
function composeReset(publicUrl: string, token: string): Mail {
  const text = `Somebody, perhaps you, asked to set a new password for your account at
${publicUrl}

Open this link within an hour to choose one. It works once.

${publicUrl}/reset-password#token=${token}

If it was not you, there is nothing to do: without the link your password stays as it is.
`;
  return { subject: 'Your new password', text };
}

function composeSignUp(publicUrl: string, token: string): Mail {
  const text = `Somebody, perhaps you, asked for an account with this e-mail address at
${publicUrl}

Open this link within a day to choose a password. Your account is made then.

${publicUrl}/confirm#token=${token}

If it was not you, there is nothing to do: without the link no account is made.
`;
  return { subject: 'Confirm your e-mail address', text };
}

function composeKnown(publicUrl: string): Mail {
  const text = `Somebody, perhaps you, asked for an account with this e-mail address at
${publicUrl}

It has one already. You can sign in, or choose a new password if you have forgotten it:

${publicUrl}/sign-in
${publicUrl}/forgotten-password

If somebody made it for you, it opens with a link from whoever runs the service.

If it was not you, there is nothing to do: nothing has changed.
`;
  return { subject: 'You have an account already', text };
}

interface Sender {
  readonly smtpUrl: string;
  readonly mailFrom: string;
}

async function send({ smtpUrl, mailFrom }: Sender, email: string, { subject, text }: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    await transport.sendMail({
      from: mailFrom,
      // As an object, so that a comma or bracket in the address cannot add a recipient.
      to: { name: '', address: email },
      subject,
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw new MailProblem(codeOf(error));
  } finally {
    transport.close();
  }
}

/** Whether who signs up gets a mail first. */
export function confirmsAddresses({
  smtpUrl,
  confirmAddresses,
}: Pick<Settings, 'smtpUrl' | 'confirmAddresses'>): boolean {
  return smtpUrl !== null && confirmAddresses;
}

/** Null without a mail server in the settings; with one, `readSettings` requires the other settings of mail. */
export function createMailer({
  smtpUrl,
  mailFrom,
  publicUrl,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Mailer | null {
  if (smtpUrl === null || mailFrom === null || publicUrl === null) return null;
  const sender = { smtpUrl, mailFrom };
  return {
    sendReset: (email, token) => send(sender, email, composeReset(publicUrl, token)),
    sendSignUp: (email, token) => send(sender, email, composeSignUp(publicUrl, token)),
    sendKnown: (email) => send(sender, email, composeKnown(publicUrl)),
  };
}
