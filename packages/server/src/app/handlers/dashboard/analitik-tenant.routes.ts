import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { countGenderTenant } from '../../../dashboard/analitik/count-gender-tenant.ts';
import { countAsalTenant } from '../../../dashboard/analitik/count-asal-tenant.ts';
import { countTrenTenant } from '../../../dashboard/analitik/count-tren-tenant.ts';
import { countKedatanganTenant } from '../../../dashboard/analitik/count-kedatangan-tenant.ts';
import { listBandingOrganisasi } from '../../../dashboard/analitik/list-banding-organisasi.ts';
import { exportAnalitikTenant } from '../../../dashboard/analitik/export-analitik-tenant.ts';

export const analitikTenantRoutes: Handlers<typeof contract.analitikTenant> = {
  countGenderTenant,
  countAsalTenant,
  countTrenTenant,
  countKedatanganTenant,
  listBandingOrganisasi,
  exportAnalitikTenant,
};
