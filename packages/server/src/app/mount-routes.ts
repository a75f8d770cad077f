import { contract } from '@hadir/contract/contract.generated.ts';
import { links } from '@hadir/contract/links.generated.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/ctx/deps.ts';
import { mount } from '../platform/http/pipeline/mount.ts';
import { mountLinks } from '../platform/http/pipeline/mount-links.ts';
import { handlers, linkHandlers } from './handlers.generated.ts';

/** Every call of the contract, in its order, and whatever a link opens. */
export function mountRoutes(app: FastifyInstance, deps: Deps): void {
  for (const [group, calls] of Object.entries(contract)) {
    // `handlers` satisfies the contract group by group; the loop cannot see which belongs to which.
    mount(app, deps, calls, handlers[group as keyof typeof contract] as never);
  }
  for (const [group, opened] of Object.entries(links)) {
    mountLinks(app, deps, opened, linkHandlers[group as keyof typeof links] as never);
  }
}
