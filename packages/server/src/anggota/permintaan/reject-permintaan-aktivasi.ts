import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPermintaanAktivasi, updateDitolak } from './permintaan-aktivasi.queries.ts';

/** Turns a request for activation down; the member and his sheets stay as they are. */
export async function rejectPermintaanAktivasi(
  ctx: OrganisasiCtx,
  { user_id, keterangan }: { user_id: number; keterangan?: string | undefined },
): Promise<null> {
  const diminta = await findPermintaanAktivasi(ctx, user_id);
  if (!diminta) throw new Refusal('input.not_found');
  await updateDitolak(ctx, user_id);
  ctx.logChange({ sesudah: { user_id, nama: diminta.nama, keterangan } });
  return null;
}
