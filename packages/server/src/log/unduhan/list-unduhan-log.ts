import type { UnduhanLog } from '@hadir/contract/log/baris-log.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { selectUnduhanTerakhir } from './unduhan.queries.ts';

/** The latest files that the caller asked for. */
export const listUnduhanLog = ({ db, actor }: UserCtx): Promise<UnduhanLog[]> =>
  selectUnduhanTerakhir(db, actor.user_id, null);
