import type { JadwalBaru } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';

type Versi = Omit<JadwalBaru, 'nama' | 'tipe_jadwal' | 'ikut_libur'>;

/** What of the input belongs to a version of work hours. */
export function toVersi({ tgl_mulai, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, baris }: Versi) {
  return { tgl_mulai, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, baris };
}
