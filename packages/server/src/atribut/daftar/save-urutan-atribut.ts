import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listAtributMilik, updateUrutan } from './atribut.queries.ts';

/** Puts the owner's own attributes in a new order; refuses where they are not the same any more. */
export async function saveUrutanAtribut(ctx: MilikCtx, { atribut_ids }: { atribut_ids: number[] }): Promise<null> {
  const sebelum = await listAtributMilik(ctx);
  const wish = new Set(atribut_ids);
  const isSame =
    wish.size === atribut_ids.length && wish.size === sebelum.length && sebelum.every((id) => wish.has(id));
  if (!isSame) throw new Refusal('atribut.changed_meanwhile');
  await updateUrutan(ctx, atribut_ids);
  ctx.logChange({ sebelum, sesudah: atribut_ids });
  return null;
}
