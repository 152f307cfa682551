// /.well-known/security.txt (RFC 9116): where to report a vulnerability, where the operator has said so.

import type { FastifyInstance } from 'fastify';
import type { Services } from '../../service-parts.ts';

/** RFC 9116 recommends less than a year. The settings are read at every start, so the text is never older than the service. */
const validDays = 180;

export function addSecurityText(
  application: FastifyInstance,
  { settings: { securityContact, publicUrl }, now }: Pick<Services, 'settings' | 'now'>,
): void {
  const path = '/.well-known/security.txt';
  if (securityContact === null) return;
  application.get(path, (_request, reply) => {
    const expires = new Date(now() + validDays * 86_400_000).toISOString();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
