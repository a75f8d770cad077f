import { contract } from '@hadir/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import { authRoutes } from '../auth/auth.routes.ts';
import { dashboardRoutes } from '../dashboard/dashboard.routes.ts';
import { jadwalRoutes } from '../jadwal/jadwal.routes.ts';
import { kehadiranRoutes } from '../kehadiran/kehadiran.routes.ts';
import { presensiRoutes } from '../presensi/presensi.routes.ts';
import type { Deps } from './deps.ts';
import { mount } from './mount.ts';

/** Every domain's endpoints, in the order of the contract. */
export function mountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.auth, authRoutes);
  mount(app, deps, contract.presensi, presensiRoutes);
  mount(app, deps, contract.kehadiran, kehadiranRoutes);
  mount(app, deps, contract.dashboard, dashboardRoutes);
  mount(app, deps, contract.jadwal, jadwalRoutes);
}
