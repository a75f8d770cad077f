import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/refusal.ts';

/** What is under way may take so long to its end; whoever takes longer to send or to read than that is cut off. */
const UNTIL_CUT_MS = 10_000;
/** Another server, or this one again, is there soon. */
const COBA_LAGI_DETIK = 5;

/** Once the server is asked to stop, what is under way comes to its end, and what comes then is refused with 503. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), UNTIL_CUT_MS).unref();
  });
  app.addHook('onRequest', (_, reply, done) => {
    if (!isClosing) return done();
    void reply.header('connection', 'close');
    done(new Refusal('system.away', { detik: COBA_LAGI_DETIK }));
  });
}
