import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { decideGangguan } from './decide-gangguan.ts';
import { listGangguanBy } from './gangguan.queries.ts';
import { recordGangguan } from './record-gangguan.ts';

export const gangguanTenantRoutes: Handlers<typeof contract.gangguanTenant> = {
  list: listGangguanBy,
  create: (ctx, input) => recordGangguan(ctx, input, input.organisasi_id),
  decide: decideGangguan,
};
