import { contract } from '@hadir/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import { authRoutes } from '../auth/auth.routes.ts';
import type { Deps } from './deps.ts';
import { mount } from './mount.ts';

/** Every domain's endpoints, in the order of the contract. */
export function mountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.auth, authRoutes);
}
