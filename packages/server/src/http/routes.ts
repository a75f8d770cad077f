import { contract } from '@hadir/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import { akunRoutes } from '../anggota/akun.routes.ts';
import { anggotaRoutes } from '../anggota/anggota.routes.ts';
import { fotoRoutes } from '../anggota/foto.routes.ts';
import { imporAnggotaRoutes } from '../anggota/impor-anggota.routes.ts';
import { imporPenempatanRoutes } from '../anggota/impor-penempatan.routes.ts';
import { penempatanRoutes } from '../anggota/penempatan.routes.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { dashboardRoutes } from '../dashboard/dashboard.routes.ts';
import { jadwalRoutes } from '../jadwal/jadwal.routes.ts';
import { kehadiranRoutes } from '../kehadiran/kehadiran.routes.ts';
import { presensiRoutes } from '../presensi/presensi.routes.ts';
import { grupRoutes } from '../grup/grup.routes.ts';
import { lokasiRoutes } from '../lokasi/lokasi.routes.ts';
import { logoRoutes } from '../organisasi/logo.routes.ts';
import { organisasiRoutes } from '../organisasi/organisasi.routes.ts';
import { pengaturanRoutes } from '../pengaturan/pengaturan.routes.ts';
import { tenantRoutes } from '../tenant/tenant.routes.ts';
import type { Deps } from './deps.ts';
import { mount } from './mount.ts';

/** Every domain's endpoints, in the order of the contract. */
export function mountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.auth, authRoutes);
  mount(app, deps, contract.presensi, presensiRoutes);
  mount(app, deps, contract.kehadiran, kehadiranRoutes);
  mount(app, deps, contract.dashboard, dashboardRoutes);
  mount(app, deps, contract.jadwal, jadwalRoutes);
  mount(app, deps, contract.anggota, anggotaRoutes);
  mount(app, deps, contract.akun, akunRoutes);
  mount(app, deps, contract.foto, fotoRoutes);
  mount(app, deps, contract.imporAnggota, imporAnggotaRoutes);
  mount(app, deps, contract.penempatan, penempatanRoutes);
  mount(app, deps, contract.imporPenempatan, imporPenempatanRoutes);
  mount(app, deps, contract.organisasi, organisasiRoutes);
  mount(app, deps, contract.logo, logoRoutes);
  mount(app, deps, contract.pengaturan, pengaturanRoutes);
  mount(app, deps, contract.lokasi, lokasiRoutes);
  mount(app, deps, contract.grup, grupRoutes);
  mount(app, deps, contract.tenant, tenantRoutes);
}
