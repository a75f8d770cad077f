import { LABEL_STATUS_HARI } from '@hadir/contract/kehadiran/hari/label-status-hari.ts';
import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutTempat } from '@hadir/contract/kehadiran/hari/sebut-tempat.ts';
import { sebutEsokSingkat, sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';
import { kolomOf, type KolomCetak } from '../../platform/print/kolom-cetak.ts';

const { teks, angka, tanggal, jumlah } = kolomOf<BarisKehadiran>();
/** The event that says where from and where: the arrival, or the departure where there is no arrival. */
const bukti = ({ presensi, presensi_masuk_id, presensi_pulang_id }: BarisKehadiran) =>
  presensi.find((event) => event.presensi_id === (presensi_masuk_id ?? presensi_pulang_id));
const sumberOf = ({ sumber_masuk, sumber_pulang }: BarisKehadiran) => sumber_masuk ?? sumber_pulang;

const MENIT = { kelompok: 'Menit' };

/** The columns of a day of which is said, as on the screen, that what is open has not begun or that nobody has come. */
export const kolomHarian = (belum: string): readonly KolomCetak<BarisKehadiran>[] => [
  angka('No', 3, (_, index) => index + 1),
  tanggal('Tanggal', 0, (row) => row.tanggal),
  teks('Nama', 30, 18, (row) => row.anggota.nama),
  teks('NIP', 22, 16, (row) => row.anggota.nip),
  teks('Grup', 20, 10, (row) => row.anggota.nama_group),
  teks('Status', 14, 7, ({ status }) => (status === 'terbuka' ? belum : LABEL_STATUS_HARI[status])),
  teks('Jam kerja', 18, 9, ({ jadwal, libur }) =>
    jadwal
      ? sebutEsokSingkat(sebutRentangJam(jadwal.jam_masuk, jadwal.jam_pulang), jadwal.is_pulang_besok)
      : (libur?.nama ?? null),
  ),
  teks('Masuk', 10, 7, (row) => row.jam_masuk),
  teks('Pulang', 14, 7, (row) => row.jam_pulang && sebutEsokSingkat(row.jam_pulang, row.is_pulang_besok)),
  jumlah('Terlambat (menit)', 1, (row) => row.terlambat_menit, { ...MENIT, judul: 'Terlambat' }),
  jumlah('Pulang cepat (menit)', 1, (row) => row.pulang_cepat_menit, { ...MENIT, judul: 'Pulang cepat' }),
  jumlah('Kerja (menit)', 1, (row) => row.durasi_menit, { ...MENIT, judul: 'Kerja' }),
  teks('Tidak lengkap', 13, 7, (row) => row.tidak_lengkap && `Tanpa ${row.tidak_lengkap}`),
  teks('Sumber', 12, 6, (row) => {
    const sumber = sumberOf(row);
    return sumber && KATA_SUMBER[sumber].label;
  }),
  teks('Lokasi', 24, 11, (row) => sebutTempat(row.presensi)?.kata ?? null),
  teks('Radius', 24, 0, (row) => {
    const radius = bukti(row)?.radius;
    return radius === undefined ? null : LABEL_RADIUS[radius];
  }),
  teks('Kategori', 14, 0, (row) => row.kategori.map(({ nama }) => nama).join(' ')),
  angka('Potongan (%)', 0, (row) => row.potongan),
];
