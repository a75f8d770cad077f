import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/kit/config.ts';
import { StartFailure } from '../../platform/kit/start-failure.ts';

/**
 * A port that answers machines alone: they know an address and a port, no name and mostly no TLS, so that this one may stand
 * open where the rest does not. Everything else is not there.
 */
export async function listenIklok(
  app: FastifyInstance,
  { HOST, IKLOK_PORT }: Pick<Config, 'HOST' | 'IKLOK_PORT'>,
): Promise<{ server: Server; close: () => Promise<void> }> {
  await app.ready();
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000 }, (request, response) => {
    if (/^\/iclock\/[a-z]+(\.aspx)?(\?|$)/.test(request.url ?? '')) app.routing(request, response);
    else response.writeHead(404, { connection: 'close' }).end();
  });
  server.listen(IKLOK_PORT, HOST);
  try {
    await once(server, 'listening');
  } catch {
    throw new StartFailure(`Porta mesin ${IKLOK_PORT} tidak dapat dipakai. Pilih yang lain: IKLOK_PORT`);
  }
  const close = async () => {
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
  };
  return { server, close };
}
