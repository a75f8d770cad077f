import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { anggota as kontrak } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';
import { requireCanLeave } from './require-can-leave.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';
import { endMasa, updateAnggota } from '../dasar/update-anggota.queries.ts';

/** Ends a membership today. Nothing is removed: attendance and history stay readable. */
export async function endKeanggotaan(
  ctx: OrganisasiCtx,
  { user_id, batal_mutasi = false, pinjaman_tetap = false }: Input<typeof kontrak.endKeanggotaan>,
): Promise<null> {
  const anggota = found(await findAnggota(ctx, user_id));
  if (user_id === ctx.actor.user_id) throw new Refusal('anggota.oneself');
  requireDikelola(ctx.actor, peranTertinggi(anggota));
  const isLewat = anggota.tgl_selesai !== null && anggota.tgl_selesai < ctx.today;
  if (isLewat || anggota.status === STATUS_KEANGGOTAAN.tidak_aktif)
    throw new Refusal('anggota.sudah_berakhir', { nama: anggota.nama });
  await requireCanLeave(ctx, anggota);

  const akhir = { is_batal: batal_mutasi, is_pinjaman_tetap: pinjaman_tetap, keterangan: undefined };
  await ctx.deps.upward.endMutasiAnggota(ctx, user_id, akhir);
  await endMasa(ctx, user_id);
  await ctx.deps.upward.onKeanggotaanBerakhir(ctx, user_id);
  await updateAnggota(ctx, user_id, undefined, { status: STATUS_KEANGGOTAAN.tidak_aktif });
  const { nama, tgl_mulai, tgl_selesai, status } = anggota;
  ctx.logChange({
    sebelum: { user_id, nama, tgl_mulai, tgl_selesai, status },
    sesudah: { tgl_selesai: ctx.today, status: STATUS_KEANGGOTAAN.tidak_aktif },
  });
  return null;
}
