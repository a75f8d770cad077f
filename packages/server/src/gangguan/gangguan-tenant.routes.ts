import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { decideGangguan } from './decide-gangguan.ts';
import { listGangguanBy, listOrganisasiTenant } from './gangguan.queries.ts';
import { recordGangguan } from './record-gangguan.ts';
import { sendBuktiGangguan } from './send-bukti-gangguan.ts';

export const gangguanTenantRoutes: Handlers<typeof contract.gangguanTenant> = {
  list: listGangguanBy,
  create: async (ctx, input) => {
    const asked = input.organisasi_id;
    return recordGangguan(ctx, input, asked.includes(0) ? await listOrganisasiTenant(ctx, null) : asked);
  },
  decide: decideGangguan,
  bukti: sendBuktiGangguan,
};
