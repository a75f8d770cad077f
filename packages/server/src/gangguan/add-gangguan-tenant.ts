import { listIdOrganisasi } from './gangguan.queries.ts';
import { recordGangguan } from './record-gangguan.ts';
import type { gangguanTenant } from '@hadir/contract/gangguan/gangguan-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const addGangguanTenant: Verb<typeof gangguanTenant.addGangguanTenant> = async (ctx, input) => {
  const asked = input.organisasi_id;
  return recordGangguan(ctx, input, asked.includes(0) ? await listIdOrganisasi(ctx, null) : asked);
};
