import { timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';
import { hashToken } from '../../kit/secret-token.ts';
import { Refusal } from '../../kit/refusal.ts';

/** Lets in whoever brings the token as `Authorization: Bearer`. */
export function guardMetrics(token: string): onRequestHookHandler {
  const expected = hashToken(token);
  return (request, reply, done) => {
    const [, brought = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(hashToken(brought), expected)) return done();
    void reply.header('www-authenticate', 'Bearer');
    done(new Refusal('auth.sign_in_required'));
  };
}
