import { listCuti } from '../dasar/cuti.queries.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listCutiDiputuskan: Verb<typeof cuti.listCutiDiputuskan> = (ctx, filter) =>
  listCuti(ctx, { ...filter, diputuskan_oleh: ctx.actor.user_id });
