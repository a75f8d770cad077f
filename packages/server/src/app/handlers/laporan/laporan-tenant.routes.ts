import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { generateLaporanTenant } from '../../../laporan/tenant/generate-laporan-tenant.ts';
import { listLaporan } from '../../../laporan/berkas/laporan.queries.ts';
import { listRekapOrganisasi } from '../../../laporan/rekap/list-rekap-organisasi.ts';
import { sendLaporan } from '../../../laporan/berkas/send-laporan.ts';

export const laporanTenantRoutes: Handlers<typeof contract.laporanTenant> = {
  rekap: listRekapOrganisasi,
  terakhir: (ctx) => listLaporan(ctx, {}),
  generate: generateLaporanTenant,
  unduh: sendLaporan,
};
