import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ctx/deps.ts';

/** The server says anew each time that it still holds: it lapses when nobody serves it any more. */
const BERLAKU_MS = 90 * SEHARI_MS;

/** Whom to tell of a hole in the wall (RFC 9116); not there where nobody was named. */
export function mountSecurityTxt(app: FastifyInstance, { securityContact, publicUrl, now }: Deps): void {
  if (securityContact.length === 0) return;
  app.get('/.well-known/security.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          ...securityContact.map((address) => `Contact: ${address}`),
          `Expires: ${new Date(now().getTime() + BERLAKU_MS).toISOString()}`,
          'Preferred-Languages: id, en',
          `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
          '',
        ].join('\n'),
      ),
  );
}
