import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addGangguanTenant } from '../../../gangguan/add-gangguan-tenant.ts';
import { decideGangguanTenant } from '../../../gangguan/decide-gangguan-tenant.ts';
import { getBuktiGangguanTenant } from '../../../gangguan/get-bukti-gangguan-tenant.ts';
import { listGangguanTenant } from '../../../gangguan/list-gangguan-tenant.ts';

export const gangguanTenantRoutes: Handlers<typeof contract.gangguanTenant> = {
  listGangguanTenant,
  addGangguanTenant,
  decideGangguanTenant,
  getBuktiGangguanTenant,
};
