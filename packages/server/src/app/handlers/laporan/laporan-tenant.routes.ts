import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { generateLaporanTenant } from '../../../laporan/tenant/generate-laporan-tenant.ts';
import { getBerkasLaporanTenant } from '../../../laporan/tenant/get-berkas-laporan-tenant.ts';
import { listLaporanTenant } from '../../../laporan/tenant/list-laporan-tenant.ts';
import { listRekapOrganisasi } from '../../../laporan/tenant/list-rekap-organisasi.ts';

export const laporanTenantRoutes: Handlers<typeof contract.laporanTenant> = {
  listRekapOrganisasi,
  listLaporanTenant,
  generateLaporanTenant,
  getBerkasLaporanTenant,
};
