import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { selectUnduhanTerakhir } from '../../platform/queue/unduhan.queries.ts';
import { unduhanLogOf } from './unduhan-log-of.ts';

/** The latest files that the caller asked for. */
export const listUnduhanLog = ({ db, actor }: UserCtx): Promise<Unduhan[]> =>
  selectUnduhanTerakhir(db, unduhanLogOf(actor.user_id, null));
