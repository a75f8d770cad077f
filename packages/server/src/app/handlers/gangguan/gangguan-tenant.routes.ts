import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { decideGangguan } from '../../../gangguan/decide-gangguan.ts';
import { listGangguanBy, listOrganisasiTenant } from '../../../gangguan/gangguan.queries.ts';
import { recordGangguan } from '../../../gangguan/record-gangguan.ts';
import { sendBuktiGangguan } from '../../../gangguan/send-bukti-gangguan.ts';

export const gangguanTenantRoutes: Handlers<typeof contract.gangguanTenant> = {
  list: listGangguanBy,
  create: async (ctx, input) => {
    const asked = input.organisasi_id;
    return recordGangguan(ctx, input, asked.includes(0) ? await listOrganisasiTenant(ctx, null) : asked);
  },
  decide: decideGangguan,
  bukti: sendBuktiGangguan,
};
