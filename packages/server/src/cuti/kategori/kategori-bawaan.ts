import type { KategoriCutiIsi } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { KATEGORI_UMUM } from '@hadir/rules/cuti/kategori/kategori-umum.ts';

/** For what cannot be known before: asked for afterwards within a week. */
const MENDADAK = { maks_mundur: 7 };

/**
 * The set of a government office (PP 11/2017 and BKN 24/2017, aturan/cuti#kategori), with izin and dinas luar for
 * schools.
 */
export const KATEGORI_BAWAAN: readonly KategoriCutiIsi[] = [
  {
    ...KATEGORI_UMUM,
    nama: 'Cuti Tahunan',
    jenis: 'tahunan',
    is_saldo: true,
    jatah_tahunan: 12,
    maks_bawa: 6,
    tahun_bawa: 2,
    min_pemberitahuan: 3,
    is_setengah_hari: true,
  },
  { ...KATEGORI_UMUM, nama: 'Cuti Besar', jenis: 'besar', hitungan: 'kalender', maks_hari: 92, min_pemberitahuan: 14 },
  { ...KATEGORI_UMUM, ...MENDADAK, nama: 'Cuti Sakit', jenis: 'sakit', hitungan: 'kalender', lampiran_mulai_hari: 2 },
  {
    ...KATEGORI_UMUM,
    ...MENDADAK,
    nama: 'Cuti Melahirkan',
    jenis: 'melahirkan',
    hitungan: 'kalender',
    maks_hari: 92,
    gender: 'P',
    lampiran_mulai_hari: 1,
  },
  {
    ...KATEGORI_UMUM,
    ...MENDADAK,
    nama: 'Cuti Karena Alasan Penting',
    jenis: 'alasan penting',
    hitungan: 'kalender',
    maks_hari: 31,
  },
  {
    ...KATEGORI_UMUM,
    nama: 'Cuti di Luar Tanggungan Negara',
    jenis: 'di luar tanggungan',
    hitungan: 'kalender',
    maks_hari: 1096,
    min_pemberitahuan: 30,
    lampiran_mulai_hari: 1,
  },
  { ...KATEGORI_UMUM, nama: 'Cuti Bersama', jenis: 'cuti bersama', maks_mundur: 31 },
  { ...KATEGORI_UMUM, ...MENDADAK, nama: 'Izin', jenis: 'izin', maks_hari: 3, is_setengah_hari: true },
  { ...KATEGORI_UMUM, ...MENDADAK, nama: 'Dinas Luar', jenis: 'dinas luar', lampiran_mulai_hari: 1 },
];
