import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findPermintaanAktivasi, updateDitolak } from './permintaan-aktivasi.queries.ts';

/** Turns a request for activation down; the member and his sheets stay as they are. */
export async function rejectPermintaanAktivasi(
  ctx: OrganisasiCtx,
  { user_id, keterangan }: { user_id: number; keterangan?: string | undefined },
): Promise<null> {
  const diminta = found(await findPermintaanAktivasi(ctx, user_id));
  await updateDitolak(ctx, user_id);
  ctx.logChange({ sesudah: { user_id, nama: diminta.nama, keterangan } });
  return null;
}
