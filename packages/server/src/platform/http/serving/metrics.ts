import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../ctx/deps.ts';
import { readMetrics, shareMetrics } from './cluster-metrics.ts';
import { DIAM } from './health.ts';
import { guardMetrics } from './guard-metrics.ts';
import { measureState } from './measure-state.ts';

/**
 * Prometheus metrics at /metrik: the process's own, every call's duration by name and status, whether it can serve, and
 * what waits in the queue. With a token whoever
 * brings it reads them; without one they are for this machine alone, as any page that is not public.
 */
export function mountMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureState(registry, deps);
  shareMetrics(registry);
  const duration = new Histogram({
    name: 'hadir_permintaan_detik',
    help: 'Lama melayani permintaan, dalam detik',
    labelNames: ['metode', 'alamat', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: ids are personal data and would be a series each.
    const alamat = request.routeOptions.url ?? 'lain';
    duration.observe({ metode: request.method, alamat, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const token = deps.metricsToken;
  const door =
    token === null ? DIAM : { ...DIAM, config: { isGuarded: true as const }, onRequest: guardMetrics(token) };
  app.get('/metrik', door, async (_, reply) => {
    const metrics = await readMetrics(registry);
    // Not an empty page: then no alert of this machine would have anything to look at.
    if (metrics === null) return reply.code(503).type('text/plain').send('Sebuah proses server ini tidak menjawab.\n');
    return reply.type(registry.contentType).send(metrics);
  });
}
