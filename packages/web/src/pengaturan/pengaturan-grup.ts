import type { NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { choicesOf } from '../ui/form/choices-of.ts';
import { LABEL_ZONA_WAKTU } from '../kit/format/label-zona-waktu.ts';
import { LABEL_SIKAP_TEMPAT } from './sebut-pengaturan.ts';

type Bidang = { nama: NamaPengaturan; petunjuk: string } & (
  | { jenis: 'pilihan'; choices: readonly { value: string; label: string }[] }
  | { jenis: 'angka'; unit: string }
  | { jenis: 'saklar' }
  | { jenis: 'teks' }
);
const SIKAP = { jenis: 'pilihan', choices: choicesOf(LABEL_SIKAP_TEMPAT) } as const;

/** Every setting in the order of the screen: what it is asked by, and what it does. */
export const PENGATURAN_GRUP: readonly { judul: string; bidang: readonly Bidang[] }[] = [
  {
    judul: 'Presensi',
    bidang: [
      {
        nama: 'timezone',
        petunjuk: 'Lokasi presensi dapat memiliki zonanya sendiri',
        jenis: 'pilihan',
        choices: choicesOf(LABEL_ZONA_WAKTU),
      },
      { nama: 'luar_radius', petunjuk: 'Selalu tercatat dan ditandai', ...SIKAP },
      { nama: 'lokasi_palsu', petunjuk: 'Bila perangkat melaporkan lokasi tiruan', ...SIKAP },
      {
        nama: 'jeda_menit',
        petunjuk: 'Ketukan berulang dalam jeda ini disisihkan',
        jenis: 'angka',
        unit: 'menit',
      },
      {
        nama: 'luring_maks_jam',
        petunjuk: 'Presensi tanpa sambungan diterima paling lambat sekian jam',
        jenis: 'angka',
        unit: 'jam',
      },
      {
        nama: 'tunggu_data_jam',
        petunjuk: 'Hari tanpa presensi menjadi absen sekian jam setelah jendelanya tutup',
        jenis: 'angka',
        unit: 'jam',
      },
      {
        nama: 'klaim_mundur_hari',
        petunjuk: 'Anggota mengajukan perubahan presensi paling lambat sekian hari sesudahnya',
        jenis: 'angka',
        unit: 'hari',
      },
      {
        nama: 'is_roster_rekan',
        petunjuk: 'Anggota membaca jadwal rekan di grupnya, juga ketika mengajukan tukar shift',
        jenis: 'saklar',
      },
    ],
  },
  {
    judul: 'Cuti',
    bidang: [
      {
        nama: 'is_enable_fitur_cuti',
        petunjuk: 'Anggota mengajukan cuti dan operator menyetujuinya di sini',
        jenis: 'saklar',
      },
      {
        nama: 'is_disable_ketidakhadiran',
        petunjuk: 'Cuti, saldo, dan persetujuannya hilang dari menu dan terkunci bagi semua orang',
        jenis: 'saklar',
      },
    ],
  },
  {
    judul: 'Jam kerja',
    bidang: [
      { nama: 'norma_menit', petunjuk: 'Pembanding jam kerja, tanpa istirahat', jenis: 'angka', unit: 'menit' },
      { nama: 'norma_menit_ramadan', petunjuk: 'Pembanding pada bulan Ramadan', jenis: 'angka', unit: 'menit' },
    ],
  },
  {
    judul: 'Wajah',
    bidang: [
      {
        nama: 'is_wajah',
        petunjuk:
          'Swafoto dibandingkan dengan wajah yang terdaftar; hanya bila induk menyalakannya. Mematikannya menghapus pendaftaran wajah pada malam hari',
        jenis: 'saklar',
      },
      {
        nama: 'ambang_wajah',
        petunjuk: '40 sampai 65. Lebih kecil lebih ketat: lebih sedikit orang lain yang lolos, lebih sering ditinjau',
        jenis: 'angka',
        unit: '/ 100',
      },
    ],
  },
  {
    judul: 'Masa simpan',
    bidang: [
      {
        nama: 'retensi_swafoto_hari',
        petunjuk: 'Sesudahnya fotonya terhapus pada malam hari; presensinya tetap',
        jenis: 'angka',
        unit: 'hari',
      },
      {
        nama: 'retensi_ganti_hari',
        petunjuk: 'Sesudahnya yang lama terhapus',
        jenis: 'angka',
        unit: 'hari',
      },
    ],
  },
  {
    judul: 'Akun',
    bidang: [
      {
        nama: 'sandi_min',
        petunjuk: 'Berlaku saat kata sandi ditetapkan atau diganti',
        jenis: 'angka',
        unit: 'karakter',
      },
      {
        nama: 'is_masuk_passkey',
        petunjuk: 'Tanpa kata sandi. Di samping kata sandi, passkey selalu boleh',
        jenis: 'saklar',
      },
    ],
  },
  {
    judul: 'Cetakan',
    bidang: [
      {
        nama: 'kop_atas',
        petunjuk: 'Paling banyak tiga baris di atas nama instansi. Kosong berarti nama induk',
        jenis: 'teks',
      },
    ],
  },
];
export type BidangPengaturan = Bidang;
