import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies of JSON. An empty one is no body, though its kind is told, as many clients do of all that they send: what it
 * lacks is then asked for by name (422).
 */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
