import type { StatusWajah } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { removePotret } from './remove-potret.ts';
import { lockWajahTerbuka, updateWajah } from './wajah.queries.ts';

/** Ends those of a person's enrolments in these states, since another takes their place. */
export async function replaceWajah(
  ctx: Pick<OrganisasiCtx, 'db' | 'deps' | 'now'>,
  user_id: number,
  keadaan: readonly StatusWajah[],
): Promise<void> {
  for (const { wajah_id, status } of await lockWajahTerbuka(ctx.db, user_id)) {
    if (!keadaan.some((one) => one === status)) continue;
    await removePotret(ctx, wajah_id);
    await updateWajah(ctx.db, wajah_id, { status: 'berakhir', berakhir_pada: ctx.now, sebab_berakhir: 'diganti' });
  }
}
