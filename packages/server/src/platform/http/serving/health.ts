import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ctx/deps.ts';

/** Who watches asks every second: in the log it would be all that one finds there. */
export const DIAM = { logLevel: 'warn' } as const;

/** What machines watch the server by. `/sehat`: the process lives. `/siap`: it can serve, for load balancers. */
export function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/sehat', DIAM, async () => ({ status: 'sehat' }));
  app.get('/siap', DIAM, async (_, reply) => {
    if (app.isLeaving()) return reply.code(503).send({ status: 'belum siap', sebab: 'server berhenti' });
    if (deps.isDatabaseAway()) {
      return reply.code(503).send({ status: 'belum siap', sebab: 'basis data tidak menjawab' });
    }
    const sebab = await deps.room.findSebab();
    return sebab === null ? { status: 'siap' } : reply.code(503).send({ status: 'belum siap', sebab });
  });
}
