import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addSkorKemenag } from '../../../skor-presensi/add-skor-kemenag.ts';
import { addSkorTenant } from '../../../skor-presensi/add-skor-tenant.ts';
import { changeSkorTenant } from '../../../skor-presensi/change-skor-tenant.ts';
import { listSkorTenant } from '../../../skor-presensi/list-skor-tenant.ts';
import { removeSkorTenant } from '../../../skor-presensi/remove-skor-tenant.ts';

export const skorPresensiTenantRoutes: Handlers<typeof contract.skorPresensiTenant> = {
  listSkorTenant,
  addSkorTenant,
  changeSkorTenant,
  removeSkorTenant,
  addSkorKemenag,
};
