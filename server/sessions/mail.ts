// Mail: the link that sets a forgotten password.

import type { Settings } from '../settings/settings.ts';

/** The mail server did not take a mail. What it said names the recipient, so only its code is kept. */
class MailProblem extends Error {
  constructor(code: string) {
    super(`the mail server did not take a mail: ${code}`);
    this.name = 'MailProblem';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

export interface Mailer {
  /** Hands the mail to the server. Rejects with a MailProblem. */
  readonly sendReset: (email: string, token: string) => Promise<void>;
}

/** The token stands in the fragment, which browsers send to no server. */
function composeReset(publicUrl: string, token: string): string {
  return `Somebody, perhaps you, asked to set a new password for your account at
${publicUrl}

Open this link within an hour to choose one. It works once.

${publicUrl}/reset-password#token=${token}

If it was not you, there is nothing to do: without the link your password stays as it is.
`;
}

/** Null where no mail server is set; `readSettings` saw to it that the rest is there where one is. */
export function createMailer({
  smtpUrl,
  mailFrom,
  publicUrl,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Mailer | null {
  if (smtpUrl === null || mailFrom === null || publicUrl === null) return null;
  return {
    sendReset: async (email, token) => {
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
          // As an object, so that a comma or a bracket in it makes no further recipient.
          to: { name: '', address: email },
          subject: 'Your new password',
          text: composeReset(publicUrl, token),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw new MailProblem(codeOf(error));
      } finally {
        transport.close();
      }
    },
  };
}
