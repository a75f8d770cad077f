import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addKuota } from '../../../tenant/kuota/add-kuota.ts';
import { exportKuota } from '../../../tenant/kuota/export-kuota.ts';
import { listKuota } from '../../../tenant/kuota/list-kuota.ts';
import { exportKoneksi } from '../../../tenant/koneksi/export-koneksi.ts';
import { listKoneksi } from '../../../tenant/koneksi/list-koneksi.ts';
import { getStatistikTenant } from '../../../tenant/get-statistik-tenant.ts';

export const kuotaRoutes: Handlers<typeof contract.kuota> = { addKuota, listKuota, exportKuota };
export const statistikTenantRoutes: Handlers<typeof contract.statistikTenant> = { getStatistikTenant };
export const koneksiRoutes: Handlers<typeof contract.koneksi> = { listKoneksi, exportKoneksi };
