// Security headers of the pages: Content-Security-Policy, Permissions-Policy and the cross-origin policies.

import type { FastifyReply } from 'fastify';

/** Everything is loaded from files of this origin: no inline script, no frame, no other origin. */
function policyWith(styles: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const policies = {
  /** Styles come from files as well. */
  strict: policyWith("'self'"),
  /** For a bundle that adds its styles as elements. */
  'inline styles': policyWith("'self' 'unsafe-inline'"),
} as const;

/** No page needs these, so an injected script cannot ask for them either. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

export function guardPage(reply: FastifyReply, policy: keyof typeof policies): FastifyReply {
  return reply
    .header('content-security-policy', policies[policy])
    .header('permissions-policy', permissions)
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cross-origin-resource-policy', 'same-origin');
}
