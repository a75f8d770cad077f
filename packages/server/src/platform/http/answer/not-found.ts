import type { FastifyRequest } from 'fastify';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import { Refusal } from '../../kit/refusal.ts';

const patterns = listCalls(contract).map(
  ({ endpoint }) => new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

/** An address that exists for another method is 405, every other unknown one 404. */
export function refuseUnknownCall(request: FastifyRequest): never {
  const [path = ''] = request.url.split('?');
  throw new Refusal(patterns.some((pattern) => pattern.test(path)) ? 'input.method_not_allowed' : 'input.no_such_call');
}
