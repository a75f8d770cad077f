import type { Tanggal } from '../../waktu/tanggal.ts';
import type { HariKehadiran } from './hari-kehadiran.ts';
import { findKategori, listSkorBerlaku, type KategoriHari, type SkorPresensi } from './skor-presensi.ts';

type Pelanggaran = Pick<HariKehadiran, 'status' | 'terlambat_menit' | 'pulang_cepat_menit' | 'tidak_lengkap'>;

/** The categories of a work day by what was in force on it, the arrival's first (aturan/kehadiran#potongan). */
export function listKategoriHari(skor: readonly SkorPresensi[], tanggal: Tanggal, hari: Pelanggaran): KategoriHari[] {
  const berlaku = listSkorBerlaku(skor, tanggal);
  if (hari.status === 'absen') return findKategori(berlaku, 'absen', null);
  return [
    ...(hari.terlambat_menit > 0 ? findKategori(berlaku, 'terlambat', hari.terlambat_menit) : []),
    ...(hari.tidak_lengkap === 'masuk' ? findKategori(berlaku, 'tanpa_masuk', null) : []),
    ...(hari.pulang_cepat_menit > 0 ? findKategori(berlaku, 'pulang_cepat', hari.pulang_cepat_menit) : []),
    ...(hari.tidak_lengkap === 'pulang' ? findKategori(berlaku, 'tanpa_pulang', null) : []),
  ];
}
