// What every page says to the browser: what it may load, who may frame it, and what it never needs.

import type { FastifyReply } from 'fastify';

/** Everything comes from here, in files: no inline script, no frame, no other origin. */
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
  /** Styles in files, too. */
  strict: policyWith("'self'"),
  /** For a bundle that brings its styles as elements. */
  'inline styles': policyWith("'self' 'unsafe-inline'"),
} as const;

/** Nothing here asks for these, so no script that gets in shall. */
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
