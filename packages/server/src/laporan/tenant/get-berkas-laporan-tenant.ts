import { getBerkasLaporan } from '../berkas/get-berkas-laporan.ts';
import type { laporanTenant } from '@hadir/contract/laporan/tenant/laporan-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getBerkasLaporanTenant: Verb<typeof laporanTenant.getBerkasLaporanTenant> = getBerkasLaporan;
