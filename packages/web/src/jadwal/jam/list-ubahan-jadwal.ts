import type { BarisJadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';
import type { Ubahan } from '../../base/dampak/ubahan-list.tsx';
import { namaHari } from '../../ui/date/nama-hari.ts';
import { LABEL_MENIT_JADWAL, MENIT_JADWAL } from './label-menit-jadwal.ts';

/** What a version of the hours says; what is left out of a change counts as it does for the server. */
export type IsiJam = {
  baris: readonly BarisJadwal[];
  toleransi_masuk?: number | undefined;
  toleransi_pulang?: number | undefined;
  buka_masuk?: number | undefined;
  tutup_pulang?: number | undefined;
  ikut_libur?: boolean | undefined;
};

const HARI = [0, 1, 2, 3, 4, 5, 6, 7];

/** What of the hours becomes something else, each as it is and as it will be: 'Jumat: 07:00–11:30 → 07:00–11:00'. */
export function listUbahanJadwal(dari: IsiJam, menjadi: IsiJam): Ubahan[] {
  const satu = (label: string, of: (isi: IsiJam) => string): Ubahan => ({
    label,
    dari: of(dari),
    menjadi: of(menjadi),
  });
  const semua = [
    ...HARI.map((hari) =>
      satu(hari === 0 ? 'Jam' : namaHari(hari), ({ baris }) => sebutBaris(baris.find((one) => one.hari === hari))),
    ),
    ...MENIT_JADWAL.map((nama) => satu(LABEL_MENIT_JADWAL[nama], (isi) => sebutDurasi(isi[nama] ?? 0))),
    satu('Pada hari libur', ({ ikut_libur }) => (ikut_libur ? 'libur' : 'tetap bekerja')),
  ];
  return semua.filter((one) => one.dari !== one.menjadi);
}

function sebutBaris(baris: BarisJadwal | undefined): string {
  if (!baris) return 'libur';
  const { jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai, durasi_menit } = baris;
  const bagian = [
    sebutRentangJam(jam_masuk, jam_pulang),
    istirahat_mulai && istirahat_selesai && `istirahat ${sebutRentangJam(istirahat_mulai, istirahat_selesai)}`,
    durasi_menit && sebutDurasi(durasi_menit),
  ];
  return bagian.filter(Boolean).join(', ');
}
