import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addKuota } from '../../../tenant/kuota/add-kuota.ts';
import { listKuota } from '../../../tenant/kuota/list-kuota.ts';
import { getStatistikTenant } from '../../../tenant/get-statistik-tenant.ts';

export const kuotaRoutes: Handlers<typeof contract.kuota> = { addKuota, listKuota };
export const statistikTenantRoutes: Handlers<typeof contract.statistikTenant> = { getStatistikTenant };
