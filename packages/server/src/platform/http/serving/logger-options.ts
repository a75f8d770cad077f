import type { FastifyServerOptions } from 'fastify';
import type { Deps } from '../../ctx/deps.ts';
import { toLoggedError } from './to-logged-error.ts';

/** Structured lines with a request id, and nothing that tells who asked: no address, no query, no body, no cookie. */
export function loggerOptions(level: Deps['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      err: toLoggedError,
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'lain' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
