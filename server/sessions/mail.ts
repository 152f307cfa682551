// Sends mail with the link that resets a password.

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

export interface Mailer {
  /** Rejects with MailProblem where the mail server refuses the mail. */
  readonly sendReset: (email: string, token: string) => Promise<void>;
}

/** The token is in the fragment, which browsers do not send to servers. */
function composeReset(publicUrl: string, token: string): string {
  return `Somebody, perhaps you, asked to set a new password for your account at
${publicUrl}

Open this link within an hour to choose one. It works once.

${publicUrl}/reset-password#token=${token}

If it was not you, there is nothing to do: without the link your password stays as it is.
`;
}

/** Null without a mail server in the settings; with one, `readSettings` requires the other settings of mail. */
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
          // As an object, so that a comma or bracket in the address cannot add a recipient.
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
