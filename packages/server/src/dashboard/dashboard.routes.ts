import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { getBerandaOrganisasi } from './get-beranda-organisasi.ts';
import { getBerandaTenant } from './get-beranda-tenant.ts';

export const dashboardRoutes: Handlers<typeof contract.dashboard> = {
  organisasi: getBerandaOrganisasi,
  tenant: getBerandaTenant,
};
