import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeLangkahAwal } from '../../../dashboard/change-langkah-awal.ts';
import { changeTindakLanjut } from '../../../dashboard/change-tindak-lanjut.ts';
import { getBerandaOrganisasi } from '../../../dashboard/get-beranda-organisasi.ts';
import { getBerandaTenant } from '../../../dashboard/get-beranda-tenant.ts';

export const dashboardRoutes: Handlers<typeof contract.dashboard> = {
  getBerandaOrganisasi,
  changeTindakLanjut,
  changeLangkahAwal,
  getBerandaTenant,
};
