import { isDiakhiri, type SebabBerakhir } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { updateFaceVerified } from '../../anggota/akun/akun.queries.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { removePotret } from './remove-potret.ts';
import { lockWajahTerbuka, updateWajah } from './wajah.queries.ts';

type Ctx = { db: Db; deps: Pick<Deps, 'files'>; now: Date };

/**
 * Ends what a person has enrolled and has no reason to be kept any more, photos and what was measured with it; answers how
 * many enrolments that were.
 */
export async function endWajah(ctx: Ctx, user_id: number, sebab: SebabBerakhir): Promise<number> {
  const terbuka = await lockWajahTerbuka(ctx.db, user_id);
  const usai = terbuka.filter((one) =>
    isDiakhiri({ ...one, dibuat_pada: Date.parse(one.dibuat_pada) }, sebab, ctx.now.getTime()),
  );
  for (const { wajah_id } of usai) {
    await removePotret(ctx, wajah_id);
    await updateWajah(ctx.db, wajah_id, { status: 'berakhir', berakhir_pada: ctx.now, sebab_berakhir: sebab });
  }
  if (usai.some(({ status }) => status === 'berlaku')) await updateFaceVerified(ctx.db, user_id, false);
  return usai.length;
}
