import { readAsCall, type LinkContract, type LinkEndpoint } from '@hadir/contract/kit/link/link-endpoint.ts';
import { listLinks } from '@hadir/contract/kit/link/list-links.ts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../ctx/origin.ts';
import type { Deps } from '../../ctx/deps.ts';
import { DatabaseAway } from '../../db/open/database-away.ts';
import { inScope } from '../../db/scope/in-scope.ts';
import { sessionCookie } from '../access/session-cookie.ts';
import { sendOpened } from '../answer/send-opened.ts';
import { inputReader } from '../input/read-input.ts';
import { inRequestRead } from './in-request-read.ts';
import type { Door, LinkHandlers, LinkVerb } from './link-verb.ts';
import { inRequestTransaction } from './request-transaction.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the bearer of a link opens: he reads a refusal as a page or a sentence, not in an envelope. */
    link?: LinkEndpoint;
  }
}

/**
 * Puts what links open on the server: the life of a request, of which `mount` says the other half. The input is read, the
 * link's own verb lets in by the rules of the call that its bearer would make, and runs in one transaction.
 */
export function mountLinks<C extends LinkContract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handlers: LinkHandlers<C>,
): void {
  for (const { name, link, paths } of listLinks({ contract })) {
    // `LinkHandlers` has tied each to its link; the loop cannot see that tie.
    for (const path of paths) mountLink(app, deps, link, path, handlers[name] as LinkVerb<LinkEndpoint>);
  }
}

function mountLink(app: FastifyInstance, deps: Deps, link: LinkEndpoint, path: string, open: LinkVerb<LinkEndpoint>) {
  const readInput = inputReader(readAsCall(link));
  const find: Door['find'] = (ask) => inScope(deps.db, { lingkup: 'semua' }, ask, { readOnly: true });

  app.route({
    method: link.method,
    config: { isCall: true },
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      request.link = link;
      if (deps.isDatabaseAway()) throw new DatabaseAway();
    },
    handler: async (request, reply) => {
      const asked = await readInput(request);
      const origin = originOf(request);
      const { passed, call, run } = await open({ deps, now: deps.now(), ip: origin.ip, find }, asked);
      if (call) Object.assign(request, { endpoint: call.endpoint, passed, caller: passed.actor });
      const base = { ...passed, deps, origin, cookie: sessionCookie(request, reply, deps.publicUrl) };
      const written = call && { ...call, passed, key: null, hasil: 200, origin };
      const answer = await deps.slots(() =>
        written && link.method === 'POST'
          ? inRequestTransaction(deps.db, written, (tools) => run({ ...base, ...tools }), request.log)
          : inRequestRead(deps.db, passed, (tools) => run({ ...base, ...tools }), request.log),
      );
      return sendOpened(reply, link, answer as string);
    },
  });
}
