import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { deleteAtribut } from './atribut.queries.ts';
import { getAtributMilik } from './get-atribut-milik.ts';

/** Removes an atribut that nobody's is filled in of; any other is made inactive. */
export async function removeAtribut(ctx: MilikCtx, { atribut_id }: { atribut_id: number }): Promise<null> {
  const sebelum = await getAtributMilik(ctx, atribut_id);
  if (sebelum.jumlah_terisi > 0) throw new Refusal('atribut.terisi', { jumlah: sebelum.jumlah_terisi });
  await deleteAtribut(ctx, atribut_id);
  ctx.logChange({ sebelum });
  return null;
}
