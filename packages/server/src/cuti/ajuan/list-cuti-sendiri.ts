import { listCuti } from '../dasar/cuti.queries.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listCutiSendiri: Verb<typeof cuti.listCutiSendiri> = (ctx, filter) =>
  listCuti(ctx, { ...filter, user_id: ctx.actor.user_id });
