import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where another process serves in its place already: answers all that comes on the connections that are open. */
    handOver: () => Promise<void>;
    /** Where a proxy chooses among servers: answers all that comes, until it has seen that this one goes. */
    leave: () => Promise<void>;
    isLeaving: () => boolean;
  }
}

/** What is under way may take so long to its end; whoever takes longer to send or to read than that is cut off. */
const UNTIL_CUT_MS = 10_000;
/** A connection on which nothing is asked for so long is cut. */
const UNTIL_QUIET_MS = 15_000;
/** A proxy that asks every second and believes it the second time sends nobody here any more (deploy/haproxy.cfg). */
const UNTIL_SEEN_MS = 4_000;
/** Another server, or this one again, is there soon. */
const COBA_LAGI_DETIK = 5;

/** Once the server is asked to stop, what is under way comes to its end, and what comes then is refused with 503. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isHandingOver = false;
  let isLeaving = false;
  let isClosing = false;
  app.decorate('isLeaving', () => isLeaving);
  app.decorate('leave', async () => {
    isLeaving = true;
    await sleep(UNTIL_SEEN_MS);
  });
  app.decorate('handOver', async () => {
    isHandingOver = true;
    const closed = once(app.server, 'close');
    // Not the way of HTTP, which cuts connections that wait: somebody's next request may just be on its way.
    Server.prototype.close.call(app.server);
    await Promise.race([closed, sleep(UNTIL_QUIET_MS, undefined, { ref: false })]);
    app.server.closeIdleConnections();
    await Promise.race([closed, sleep(UNTIL_CUT_MS, undefined, { ref: false })]);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), UNTIL_CUT_MS).unref();
  });
  app.addHook('onRequest', (_, reply, done) => {
    if (!isClosing && !isHandingOver && !isLeaving) return done();
    void reply.header('connection', 'close');
    if (!isClosing) return done();
    done(new Refusal('system.away', { detik: COBA_LAGI_DETIK }));
  });
}
