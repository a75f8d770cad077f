import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { decideGangguan } from './decide-gangguan.ts';
import { listGangguanBy } from './gangguan.queries.ts';
import { recordGangguan } from './record-gangguan.ts';
import { sendBuktiGangguan } from './send-bukti-gangguan.ts';

export const gangguanRoutes: Handlers<typeof contract.gangguan> = {
  list: listGangguanBy,
  create: (ctx, input) => recordGangguan(ctx, input, [ctx.organisasi.organisasi_id]),
  decide: decideGangguan,
  bukti: sendBuktiGangguan,
};
