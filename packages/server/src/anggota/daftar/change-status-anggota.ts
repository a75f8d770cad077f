import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';
import { requireCanLeave } from './require-can-leave.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';
import { requireKuota } from '../dasar/require-kuota.ts';
import { endMasa, reopenGrup, reopenMasa, updateAnggota } from '../dasar/update-anggota.queries.ts';

type Isi = {
  user_id: number;
  status: (typeof STATUS_KEANGGOTAAN)['aktif' | 'tidak_aktif'];
  keterangan?: string | undefined;
  batal_mutasi?: boolean | undefined;
  pinjaman_tetap?: boolean | undefined;
};

/**
 * Makes a member of the organisation active again, from today and in the group that he left with it, or inactive: he then
 * owes no days after today. Who never chose a password goes back to waiting for his activation instead. Refuses more
 * members than the quota, and whom a transfer took away; who is lent here is one until the loan ends.
 */
export async function changeStatusAnggota(
  ctx: OrganisasiCtx,
  { user_id, status, keterangan, batal_mutasi = false, pinjaman_tetap = false }: Isi,
): Promise<{ is_akun_aktif: boolean }> {
  const anggota = found(await findAnggota(ctx, user_id));
  requireDikelola(ctx.actor, peranTertinggi(anggota));
  if (status === STATUS_KEANGGOTAAN.tidak_aktif) {
    if (anggota.status === STATUS_KEANGGOTAAN.tidak_aktif)
      throw new Refusal('anggota.sudah_berakhir', { nama: anggota.nama });
    await requireCanLeave(ctx, anggota);
    const akhir = { is_batal: batal_mutasi, is_pinjaman_tetap: pinjaman_tetap, keterangan };
    await ctx.deps.upward.endMutasiAnggota(ctx, user_id, akhir);
    await endMasa(ctx, user_id);
    await ctx.deps.upward.onKeanggotaanBerakhir(ctx, user_id);
  } else {
    const sampai = await ctx.deps.upward.requireBukaKembali(ctx, user_id);
    const isKembali = anggota.status === STATUS_KEANGGOTAAN.tidak_aktif;
    if (isKembali) await requireKuota(ctx, { user_ids: [user_id] });
    await reopenMasa(ctx, user_id, sampai);
    if (anggota.tgl_selesai !== null) await reopenGrup(ctx, user_id, anggota.tgl_selesai);
    if (isKembali) await ctx.deps.upward.onAnggotaKembali(ctx, user_id);
  }
  const isWaiting = status === STATUS_KEANGGOTAAN.aktif && !anggota.has_password;
  const sesudah = isWaiting ? STATUS_KEANGGOTAAN.belum_aktivasi : status;
  await updateAnggota(ctx, user_id, undefined, { status: sesudah });
  if (status === STATUS_KEANGGOTAAN.aktif) await ctx.deps.upward.onKeanggotaanDimulai(ctx, [user_id]);
  ctx.logChange({
    sebelum: { user_id, nama: anggota.nama, status: anggota.status, tgl_selesai: anggota.tgl_selesai },
    sesudah: { status: sesudah, keterangan },
  });
  return { is_akun_aktif: anggota.is_akun_aktif };
}
