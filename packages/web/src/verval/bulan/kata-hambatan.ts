import type { Hambatan } from '@hadir/rules/verval/hambatan.ts';

/** What hinders a month: its name, and what resolves it. */
export const KATA_HAMBATAN: Record<Hambatan, { nama: string; jalan: string }> = {
  terbuka: { nama: 'Hari belum ditutup', jalan: 'Tunggu sampai rentang waktu presensinya berakhir' },
  susulan: { nama: 'Presensi tiba setelah dibekukan', jalan: 'Buka bulan anggotanya agar ikut dihitung' },
  gangguan_tertunda: {
    nama: 'Gangguan diputuskan setelah dibekukan',
    jalan: 'Buka bulan anggotanya agar ikut dinilai',
  },
  swafoto: { nama: 'Presensi swafoto menunggu', jalan: 'Putuskan di Presensi Swafoto' },
  tinjauan: { nama: 'Presensi menunggu tinjauan', jalan: 'Terima atau tolak presensinya' },
  klaim: { nama: 'Klaim menunggu keputusan', jalan: 'Setujui atau tolak klaimnya' },
  cuti: { nama: 'Ajuan cuti menunggu', jalan: 'Putuskan ajuannya' },
  tukar_shift: { nama: 'Tukar shift menunggu', jalan: 'Putuskan di Tukar Shift' },
  gangguan: { nama: 'Gangguan belum diputuskan', jalan: 'Setujui atau tolak gangguannya' },
  masuk_saat_cuti: {
    nama: 'Masuk pada hari cuti',
    jalan: 'Kembalikan hari cutinya, atau biarkan bila cutinya memang diambil',
  },
  saldo_kurang: {
    nama: 'Hari cuti tanpa saldo',
    jalan: 'Tambah saldonya di Saldo; harinya terpotong sendiri. Atau kembalikan harinya',
  },
  absen: { nama: 'Hari absen', jalan: 'Ubah presensi bila ada alasannya' },
  tidak_lengkap: { nama: 'Presensi tidak lengkap', jalan: 'Lengkapi dengan mengubah presensi' },
  tanpa_jadwal: { nama: 'Hari tanpa jam kerja', jalan: 'Tetapkan jadwal kerjanya' },
};
