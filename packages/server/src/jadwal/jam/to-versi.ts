import type { BarisJadwal, JadwalBaru } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';

type Versi = Omit<JadwalBaru, 'nama' | 'tipe_jadwal' | 'ikut_libur'>;

/** What of the input belongs to a version of work hours. */
export function toVersi({ tgl_mulai, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, baris }: Versi) {
  return { tgl_mulai, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, baris };
}

type IsiVersi = Omit<ReturnType<typeof toVersi>, 'tgl_mulai' | 'baris'> & {
  ikut_libur: boolean;
  baris: readonly BarisJadwal[];
};

/** Whether two versions say the same of every day, whenever they hold. */
export const isSameVersi = (a: IsiVersi, b: IsiVersi): boolean => sebut(a) === sebut(b);

const sebut = ({ toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur, baris }: IsiVersi) =>
  JSON.stringify([
    [toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur],
    baris
      .toSorted((a, b) => a.hari - b.hari)
      .map(({ hari, jam_masuk, jam_pulang, istirahat_mulai = null, istirahat_selesai = null, durasi_menit = null }) => [
        [hari, jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai, durasi_menit],
      ]),
  ]);
