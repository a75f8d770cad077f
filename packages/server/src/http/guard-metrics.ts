import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../auth/secret-token.ts';
import { Refusal } from './refusal.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Who may read /metrik: with a token whoever brings it as `Authorization: Bearer`, else only this machine itself. Has to
 * come before /metrik is mounted.
 */
export function guardMetrics(app: FastifyInstance, token: string | null): void {
  const expected = token === null ? null : hashToken(token);
  app.addHook('onRoute', (route) => {
    if (route.url !== '/metrik') return;
    route.onRequest = async (request, reply) => {
      if (expected === null && isOwnMachine(request)) return;
      // Without a token there is nothing that a stranger could bring, so there is nothing here for him.
      if (expected === null) throw new Refusal('input.no_such_call');
      const [, brought = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (timingSafeEqual(hashToken(brought), expected)) return;
      void reply.header('www-authenticate', 'Bearer');
      throw new Refusal('auth.sign_in_required');
    };
  });
}

/** A proxy on this machine brings strangers, and says so in a header. */
function isOwnMachine({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}
