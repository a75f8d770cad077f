import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import { insertAnggota } from '../../anggota/dasar/insert-anggota.queries.ts';
import { requireKuota } from '../../anggota/dasar/require-kuota.ts';
import { reopenMasa, updateAnggota } from '../../anggota/dasar/update-anggota.queries.ts';
import { checkTempat } from '../../anggota/penempatan/check-tempat.ts';
import { placeAtLokasi, placeInGrup } from '../../anggota/penempatan/place-anggota.queries.ts';
import { insertBaris } from '../../cuti/saldo/lot-saldo.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { hariPertamaOf } from './hari-pertama.ts';
import { loadJadwalAwal, type HariAwal } from './load-jadwal-awal.ts';
import type { Bekal } from './leave-asal.ts';
import { deleteMasaSesudah, hasMasa, insertMasa, reopenGrup, resetRole } from './masa-pindah.queries.ts';
import type { AkunPindah } from './move-akun.ts';

/**
 * Makes somebody a plain member of the place that he comes to from the day on, where it said that he belongs, with the
 * balances that he brings. Who is a member there already stays one.
 */
export async function enterTujuan(
  ctx: OrganisasiCtx,
  mutasi: MutasiTersimpan,
  { orang, masuk }: Pick<Bekal, 'orang' | 'masuk'>,
  { user_id, has_password }: AkunPindah,
): Promise<Pick<IkutPindah, 'grup' | 'hari_pertama'> & { pekan: HariAwal[] }> {
  const { tgl_mulai, tgl_selesai, group_id, lokasi_presensi_ids, pin } = mutasi;
  const masa = { user_id, tgl_mulai, tgl_selesai };
  await checkTempat(ctx, [{ group_id, lokasi_presensi_ids }]);
  const before = await findAnggota(ctx, user_id);
  const isThere =
    before !== undefined && before.status !== STATUS_KEANGGOTAAN.tidak_aktif && (await hasMasa(ctx, masa));
  if (isThere && mutasi.jenis === 'perbantuan') throw new Refusal('anggota.already_member');
  if (!isThere) await requireKuota(ctx, { user_ids: [user_id] });

  const status = has_password ? STATUS_KEANGGOTAAN.aktif : STATUS_KEANGGOTAAN.belum_aktivasi;
  const { nip, nik, nuptk, jabatan, jenis_kepegawaian } = orang;
  const isi = { nip, nik, nuptk, jabatan, jenis_kepegawaian, status, ...(pin ? { pin } : {}) };
  if (!before) await insertAnggota(ctx, [{ ...isi, ...masa, pin, role: KODE_PERAN.user }]);
  else {
    await updateAnggota(ctx, user_id, undefined, isi);
    if (!isThere) await resetRole(ctx, user_id);
    await deleteMasaSesudah(ctx, user_id, tgl_mulai);
    await (tgl_selesai === null ? reopenMasa({ ...ctx, today: tgl_mulai }, user_id, null) : insertMasa(ctx, masa));
    if (group_id === null && tgl_selesai === null) await reopenGrup(ctx, user_id, tgl_mulai);
  }
  if (group_id !== null) await placeInGrup(ctx, [{ user_id, group_id }], tgl_mulai);
  if (lokasi_presensi_ids.length > 0) await placeAtLokasi(ctx, [{ user_id, lokasi_presensi_ids }]);
  const keterangan = `Mutasi dari ${mutasi.asal}`;
  await insertBaris(
    ctx,
    masuk.map((one) => ({ ...one, user_id, keterangan })),
  );
  const awal = await loadJadwalAwal(ctx, user_id, tgl_mulai);
  return { ...awal, ...hariPertamaOf(ctx, awal.pekan[0]) };
}
