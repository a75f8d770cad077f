import { HEADER_WAKTU } from '@hadir/contract/kit/header-waktu.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/ctx/deps.ts';
import { signWaktu } from './waktu-bertanda.ts';

/** Gives every reader the server's time, signed for his session, from which his device counts while it is offline. */
export function mountWaktuBertanda(app: FastifyInstance, { kunciWaktu }: Deps): void {
  app.addHook('preHandler', (request, reply, done) => {
    const { actor, now } = request.passed ?? {};
    if (request.method === 'GET' && actor?.sesi_id && now) {
      void reply.header(HEADER_WAKTU, signWaktu(kunciWaktu, actor.sesi_id, now));
    }
    done();
  });
}
