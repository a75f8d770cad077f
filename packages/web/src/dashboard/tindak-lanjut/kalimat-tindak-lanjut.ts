import type { JenisTindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';

/** What an item says; zero is what was resolved. */
export const KALIMAT_TINDAK_LANJUT: Record<JenisTindakLanjut, (jumlah: string) => string> = {
  tanpa_jadwal: (jumlah) => `${jumlah} anggota belum punya jadwal kerja hari ini`,
  bulan_belum_verval: (jumlah) => `${jumlah} anggota belum diverifikasi untuk bulan lalu`,
  swafoto_menunggu: (jumlah) => `${jumlah} presensi swafoto menunggu keputusan`,
  presensi_menunggu: (jumlah) => `${jumlah} presensi ditahan dan menunggu tinjauan`,
  wajah_ditinjau: (jumlah) => `${jumlah} swafoto wajahnya perlu dilihat`,
  wajah_menunggu: (jumlah) => `${jumlah} pendaftaran wajah menunggu dikonfirmasi`,
  klaim_menunggu: (jumlah) => `${jumlah} klaim presensi menunggu keputusan`,
  mutasi_menunggu: (jumlah) => `${jumlah} mutasi menunggu langkah instansi ini`,
  mesin_diam: (jumlah) => `${jumlah} perangkat presensi tidak terdengar sejak kemarin`,
  mesin_bergeser: (jumlah) => `${jumlah} mesin presensi jamnya bergeser`,
  pin_menunggu: (jumlah) => `${jumlah} PIN di mesin belum milik siapa pun`,
  cuti_kurang_saldo: (jumlah) => `${jumlah} cuti punya hari yang tidak ditutup saldo`,
  tanpa_kategori_cuti: (jumlah) =>
    jumlah === '0' ? 'Kategori cuti sudah ada' : 'Belum ada kategori cuti, jadi anggota tidak dapat mengajukan',
  anggota_belum_aktivasi: (jumlah) => `${jumlah} anggota belum mengaktifkan akun`,
  tanpa_lokasi: (jumlah) => (jumlah === '0' ? 'Lokasi presensi sudah ada' : 'Belum ada lokasi presensi yang aktif'),
  tanpa_pin: (jumlah) => `${jumlah} anggota tanpa PIN mesin presensi`,
};
