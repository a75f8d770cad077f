import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addGangguan } from '../../../gangguan/add-gangguan.ts';
import { decideGangguan } from '../../../gangguan/decide-gangguan.ts';
import { getBuktiGangguan } from '../../../gangguan/get-bukti-gangguan.ts';
import { listGangguan } from '../../../gangguan/list-gangguan.ts';

export const gangguanRoutes: Handlers<typeof contract.gangguan> = {
  listGangguan,
  addGangguan,
  decideGangguan,
  getBuktiGangguan,
};
