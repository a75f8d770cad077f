import { selectLaporanRows } from '../berkas/laporan.queries.ts';
import type { laporanTenant } from '@hadir/contract/laporan/tenant/laporan-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listLaporanTenant: Verb<typeof laporanTenant.listLaporanTenant> = (ctx) => selectLaporanRows(ctx, {});
