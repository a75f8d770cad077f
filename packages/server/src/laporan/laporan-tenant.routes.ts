import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { generateLaporanTenant } from './generate-laporan-tenant.ts';
import { listLaporan } from './laporan.queries.ts';
import { listRekapOrganisasi } from './list-rekap-organisasi.ts';
import { sendLaporan } from './send-laporan.ts';

export const laporanTenantRoutes: Handlers<typeof contract.laporanTenant> = {
  rekap: listRekapOrganisasi,
  terakhir: (ctx) => listLaporan(ctx, {}),
  generate: generateLaporanTenant,
  unduh: sendLaporan,
};
