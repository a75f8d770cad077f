import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { decideGangguan } from '../../../gangguan/decide-gangguan.ts';
import { listGangguanBy } from '../../../gangguan/gangguan.queries.ts';
import { recordGangguan } from '../../../gangguan/record-gangguan.ts';
import { sendBuktiGangguan } from '../../../gangguan/send-bukti-gangguan.ts';

export const gangguanRoutes: Handlers<typeof contract.gangguan> = {
  list: listGangguanBy,
  create: (ctx, input) => recordGangguan(ctx, input, [ctx.organisasi.organisasi_id]),
  decide: decideGangguan,
  bukti: sendBuktiGangguan,
};
