// Links that are mailed to those who sign up. Who has the token has read the mail: it holds the address, sealed with the time at which
// it ends. So nothing is stored of people who never open the link.

import type { CurrentSealing } from './current-sealing.ts';
import type { Sealing } from './sealing.ts';

export interface SignUpLinks {
  /** A token for a mail to the address. It is valid for 24 hours; other tokens of the address stay valid. */
  readonly offerSignUp: (email: string) => Promise<string>;
  /** The address that the token was made for; null for what is no token, or is too old. */
  readonly readSignUp: (token: string) => Promise<string | null>;
}

const purpose = 'sign-up';
const validMilliseconds = 24 * 60 * 60 * 1000;

/** The longest address has 254 UTF-16 units of at most three bytes. */
const tokenPattern = /^[A-Za-z0-9_-]{40,1200}$/;

/** The content of a token; null where it was not made under this secret. */
function contentOf({ openLink }: Sealing, token: string): string | null {
  try {
    return openLink(Buffer.from(token, 'base64url'), purpose);
  } catch {
    return null;
  }
}

export function createSignUpLinks(
  { refresh, lookUp }: Pick<CurrentSealing, 'refresh' | 'lookUp'>,
  now: () => number,
): SignUpLinks {
  return {
    offerSignUp: async (email) => {
      const { sealLink } = await refresh();
      return Buffer.from(sealLink(`${now() + validMilliseconds} ${email}`, purpose)).toString('base64url');
    },
    readSignUp: async (token) => {
      if (!tokenPattern.test(token)) return null;
      const content = await lookUp(async (sealing) => contentOf(sealing, token));
      if (content === null) return null;
      const [endsAt = '', email = ''] = content.split(' ');
      return now() < Number(endsAt) ? email : null;
    },
  };
}
