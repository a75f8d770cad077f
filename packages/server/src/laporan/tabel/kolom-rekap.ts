import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { jenisCutiOf } from '@hadir/rules/laporan/jenis-cuti-of.ts';
import { kapital } from '@hadir/contract/kit/kapital.ts';
import { kolomOf, type KolomCetak } from '../../platform/print/kolom-cetak.ts';
import { persentaseOf } from './persentase-of.ts';

const { teks, angka, jumlah } = kolomOf<BarisRekap>();
type Jenis = ReturnType<typeof jenisCutiOf>;

const siapa = [
  angka('No', 1, (_, index) => index + 1),
  teks('Nama', 30, 8, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 1, ({ anggota }) => anggota.nip),
  teks('Grup', 20, 0, ({ anggota }) => anggota.nama_group),
];

const HADIR = { kelompok: 'Hadir (hari)' };
const CUTI = { kelompok: 'Cuti (hari)' };
const TERLAMBAT = { kelompok: 'Terlambat' };
const PULANG_CEPAT = { kelompok: 'Pulang cepat' };
const cutiOf = (row: BarisRekap, jenis: Jenis) =>
  row.cuti_kategori.filter(({ nama }) => jenisCutiOf(nama) === jenis).reduce((sum, { hari }) => sum + hari, 0);

/** Hadir, and how much of it is so by a claim of duty elsewhere or of illness; on paper only where anybody's is. */
const hadirOf = (klaim: NamaRekap['klaim']) => {
  const of = (jenis: JenisKlaim) => (row: BarisRekap) => row.hadir_klaim[jenis];
  const kolom = (jenis: JenisKlaim, judul: string) =>
    jumlah(`Hadir: ${judul} menurut klaim`, klaim.includes(jenis) ? 1 : 0, of(jenis), {
      ...HADIR,
      judul: kapital(judul),
    });
  return [
    jumlah('Hadir', 1, (row) => row.hadir, klaim.length > 0 ? { ...HADIR, judul: 'Jumlah' } : undefined),
    kolom('dinas_luar', 'dinas luar'),
    kolom('sakit', 'sakit'),
  ];
};

/** Rekap as a file; its categories get columns of their own in `kolomRekap`. */
const HARI_KERJA = jumlah('Hari kerja', 1, (row) => row.hari_kerja);
const HARI = [
  jumlah('Absen', 1, (row) => row.absen),
  jumlah('Cuti', 1, (row) => row.cuti, { ...CUTI, judul: 'Jumlah' }),
  jumlah('Sakit', 1, (row) => cutiOf(row, 'sakit'), { ...CUTI, judul: 'Sakit' }),
  jumlah('Izin', 1, (row) => cutiOf(row, 'izin'), { ...CUTI, judul: 'Izin' }),
  jumlah('Dinas luar', 1, (row) => cutiOf(row, 'dinas_luar'), { ...CUTI, judul: 'Dinas luar' }),
  jumlah('Cuti pada hari kerja', 0, (row) => row.cuti_kerja),
  jumlah('Libur', 1, (row) => row.libur),
  jumlah('Terlambat', 1, (row) => row.terlambat, { ...TERLAMBAT, judul: 'kali' }),
  jumlah('Terlambat (menit)', 1, (row) => row.terlambat_menit, { ...TERLAMBAT, judul: 'menit' }),
  jumlah('Pulang cepat', 1, (row) => row.pulang_cepat, { ...PULANG_CEPAT, judul: 'kali' }),
  jumlah('Pulang cepat (menit)', 1, (row) => row.pulang_cepat_menit, { ...PULANG_CEPAT, judul: 'menit' }),
];
const HASIL = [
  jumlah('Tidak lengkap', 1, (row) => row.tidak_lengkap),
  jumlah('Kerja (menit)', 1, (row) => row.durasi_menit),
  jumlah('Kerja hari libur (menit)', 0, (row) => row.kerja_libur_menit),
  // Of each one's own allowance: shares of several allowances have no sum.
  angka('Potongan (%)', 1, (row) => row.potongan),
];
/** Not a sum of its column: the share of all together. */
export const PERSENTASE = { ...angka('Persentase (%)', 1, (row) => row.persentase), jumlah: persentaseOf };

/** The names of score categories and of kinds of leave that a recap has columns for. */
export type NamaRekap = {
  skor: readonly string[];
  /** Those with minutes: a missing tap has a category and none, and a column of zeros would say that nobody has it. */
  bermenit: readonly string[];
  cuti: readonly string[];
  klaim: readonly JenisKlaim[];
};
type JenisKlaim = keyof BarisRekap['hadir_klaim'];
const JENIS_KLAIM = ['dinas_luar', 'sakit'] as const satisfies JenisKlaim[];

/** Those that any of these rows has. */
export function namaRekapOf(rows: readonly BarisRekap[]): NamaRekap {
  const namesOf = (pick: (row: BarisRekap) => { nama: string }[]) =>
    [...new Set(rows.flatMap((row) => pick(row).map(({ nama }) => nama)))].toSorted();
  return {
    skor: namesOf((row) => row.kategori),
    bermenit: namesOf((row) => row.kategori.filter(({ menit }) => menit > 0)),
    cuti: namesOf((row) => row.cuti_kategori),
    klaim: JENIS_KLAIM.filter((jenis) => rows.some((row) => row.hadir_klaim[jenis] > 0)),
  };
}

/** The columns of a recap: who, the sums, and each of these categories and kinds of leave. */
export function kolomRekap(names: NamaRekap): KolomCetak<BarisRekap>[] {
  const sum = (row: BarisRekap, nama: string, what: 'kali' | 'menit') =>
    row.kategori.filter((one) => one.nama === nama).reduce((all, one) => all + one[what], 0);
  const kali = names.skor.map((nama) =>
    jumlah(`${nama} (kali)`, 1, (row) => sum(row, nama, 'kali'), { kelompok: 'Kali per kategori', judul: nama }),
  );
  const menit = names.skor.map((nama) =>
    jumlah(`${nama} (menit)`, names.bermenit.includes(nama) ? 1 : 0, (row) => sum(row, nama, 'menit'), {
      kelompok: 'Menit per kategori',
      judul: nama,
    }),
  );
  const cuti = names.cuti.map((nama) =>
    jumlah(`Hari ${nama}`, 0, (row) => row.cuti_kategori.find((one) => one.nama === nama)?.hari ?? 0),
  );
  return [...siapa, HARI_KERJA, ...hadirOf(names.klaim), ...HARI, ...kali, ...menit, ...HASIL, PERSENTASE, ...cuti];
}
