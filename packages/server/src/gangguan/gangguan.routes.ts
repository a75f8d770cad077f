import type { contract } from '@hadir/contract/contract.ts';
import { sendLampiran } from '../files/send-lampiran.ts';
import type { Handlers } from '../http/mount.ts';
import { decideGangguan } from './decide-gangguan.ts';
import { listGangguanBy } from './gangguan.queries.ts';
import { getGangguan } from './get-gangguan.ts';
import { recordGangguan } from './record-gangguan.ts';

export const gangguanRoutes: Handlers<typeof contract.gangguan> = {
  list: listGangguanBy,
  create: (ctx, input) => recordGangguan(ctx, input, [ctx.organisasi.organisasi_id]),
  decide: decideGangguan,
  bukti: async (ctx, { gangguan_id }) => sendLampiran(ctx, (await getGangguan(ctx, gangguan_id)).bukti_id),
};
