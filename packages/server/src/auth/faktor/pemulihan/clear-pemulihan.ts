import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { deleteKodePemulihan, listCaraFaktor } from '../dasar/faktor.queries.ts';

/** Recovery codes go with the last factor that they stood in for. */
export async function clearPemulihan({ db }: BaseCtx, user_id: number): Promise<void> {
  if ((await listCaraFaktor(db, user_id)).length === 0) await deleteKodePemulihan(db, user_id);
}
