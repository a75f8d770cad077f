import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { changeTindakLanjut } from './change-tindak-lanjut.ts';
import { getBerandaOrganisasi } from './get-beranda-organisasi.ts';
import { getBerandaTenant } from './get-beranda-tenant.ts';

export const dashboardRoutes: Handlers<typeof contract.dashboard> = {
  organisasi: getBerandaOrganisasi,
  tindakLanjut: changeTindakLanjut,
  tenant: getBerandaTenant,
};
