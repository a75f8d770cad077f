import { checkKlaimPresensi } from '@hadir/rules/klaim-presensi/check-klaim-presensi.ts';
import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { loadFakta } from '../kehadiran/hari/fakta.queries.ts';
import type { BarisKlaim } from './klaim-presensi.queries.ts';

/** Where a claim that is filed now would stand: after every other. */
const TERAKHIR = 2_147_483_647;

/** Refuses (422) a claim by which one of the members would leave before he came, or of a time yet to come (aturan/perbaikan#klaim). */
export async function checkKlaim(
  { db, organisasi, now }: OrganisasiCtx,
  klaim: BarisKlaim,
  user_ids: readonly number[],
  presensi_klaim_id: number = TERAKHIR,
): Promise<void> {
  const { jenis, tgl_mulai, tgl_selesai, sehari, jam_masuk, jam_pulang } = klaim;
  const asked = {
    presensi_klaim_id,
    jenis,
    tgl_mulai,
    tgl_selesai,
    sehari,
    jam_masuk: jam_masuk === null ? null : parseMenit(jam_masuk),
    jam_pulang: jam_pulang === null ? null : parseMenit(jam_pulang),
  };
  const sekarang = waktuLokalOf(now.getTime(), organisasi.timezone);
  const { jadwal } = toRentangFakta({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai });
  const fakta = await loadFakta(db, organisasi.organisasi_id, user_ids, jadwal);
  for (const anggota of fakta.anggota.values()) {
    const others = anggota.klaim.filter((one) => one.presensi_klaim_id !== presensi_klaim_id);
    const refusal = checkKlaimPresensi(fakta.organisasi, { ...anggota, klaim: others }, asked, sekarang);
    if (refusal?.reason === 'belum_tiba') {
      throw refuseField(refusal.sisi, 'Jam ini belum tiba. Isi jam sampai sekarang, atau pilih hadir sehari penuh');
    }
    if (refusal?.reason === 'pulang_sebelum_masuk') {
      throw refuseField('jam_pulang', `Pada ${sebutTanggal(refusal.tanggal)} jam pulang akan sebelum jam datang`);
    }
  }
}
