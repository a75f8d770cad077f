import type { FastifyRequest } from 'fastify';
import type { BaseCtx } from './ctx.ts';
import { clientAddress } from '../kit/client-address.ts';

/** Where a request comes from, for the log and the limits. */
export function originOf(request: FastifyRequest): BaseCtx['origin'] {
  return {
    request_id: request.id,
    ip: clientAddress(request),
    // NUL cannot be stored; everything else a client says of itself may be.
    user_agent: (request.headers['user-agent'] ?? '').replaceAll('\u0000', '').slice(0, 300),
  };
}
