import { contract } from '@hadir/contract/contract.generated.ts';
import { links } from '@hadir/contract/links.generated.ts';
import { buildOpenapi } from '@hadir/contract/openapi.ts';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** One for the whole process: the contract does not change while it runs. */
const DOCUMENT = buildOpenapi(contract, links);

/** The readable page sets its own styles and compiles its own templates; it holds no session and no data of ours. */
const CSP_PAGE =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json`, and the same as a readable page at `/api/dokumentasi`. */
export function mountOpenapi(app: FastifyInstance): void {
  app.get('/api/openapi.json', async () => DOCUMENT);
  void app.register(scalar, {
    routePrefix: '/api/dokumentasi',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, hideClientButton: true },
    hooks: { onRequest: (_request, reply, done) => void (reply.header('content-security-policy', CSP_PAGE), done()) },
  });
}
