// The form behind the links that set a password: those of mails, and those that an operator gives.

import type { Outcome } from './account-routes.ts';

export const linkFields = [
  ['token', 'text'],
  ['password', 'newPassword'],
] as const;

export const usedToken: Outcome & { readonly kind: 'invalid' } = {
  kind: 'invalid',
  entries: [
    { loc: ['body', 'token'], msg: 'This link was used or is too old: ask for a new one.', type: 'value_error.token' },
  ],
};
