import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { endCutiAnggota } from '../cuti/end-cuti-anggota.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findAnggota } from './anggota.queries.ts';
import { peranAnggota } from './peran-anggota.ts';
import { requireCanLeave } from './require-can-leave.ts';
import { requireDikelola } from './require-dikelola.ts';
import { endMasa, updateAnggota } from './update-anggota.queries.ts';

/** Ends a membership today. Nothing is removed: attendance and history stay readable. */
export async function endKeanggotaan(ctx: OrganisasiCtx, { user_id }: { user_id: number }): Promise<null> {
  const anggota = await findAnggota(ctx, user_id);
  if (!anggota) throw new Refusal('input.not_found');
  if (user_id === ctx.actor.user_id) throw new Refusal('anggota.oneself');
  requireDikelola(ctx.actor, peranAnggota(anggota));
  await requireCanLeave(ctx, anggota);

  await endMasa(ctx, user_id);
  await endCutiAnggota(ctx, user_id);
  await updateAnggota(ctx, user_id, undefined, { status: STATUS_KEANGGOTAAN.tidak_aktif });
  const { nama, tgl_mulai, tgl_selesai, status } = anggota;
  ctx.logChange({
    sebelum: { user_id, nama, tgl_mulai, tgl_selesai, status },
    sesudah: { tgl_selesai: ctx.today, status: STATUS_KEANGGOTAAN.tidak_aktif },
  });
  return null;
}
