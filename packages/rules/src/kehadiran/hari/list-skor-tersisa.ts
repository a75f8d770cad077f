import { isOverlapping, TANPA_AKHIR, type Berlaku } from '../../waktu/tanggal.ts';
import type { SkorPresensi } from './skor-presensi.ts';

type Baris = Berlaku & Omit<SkorPresensi, 'tgl_mulai' | 'tgl_selesai'>;
/** What is left of an organisation's own; `isSalinan` where all of it says what its tenant's says. */
export type SkorTersisa<T> = { tersisa: readonly T[]; isSalinan: boolean };

/**
 * The organisation's other categories that go on keeping its tenant's out of force where this one is taken away
 * (aturan/kehadiran#potongan): copies are there only so that the tenant's went on, and go with what they were made for.
 */
export function listSkorTersisa<T extends Baris>(skor: readonly T[], dihapus: T): SkorTersisa<T> {
  const milik = skor.filter(({ pemilik }) => pemilik === 'organisasi');
  const tersisa = milik.filter(
    (row) => row.skor_presensi_id !== dihapus.skor_presensi_id && isOverlapping(rentangSkor(row), rentangSkor(dihapus)),
  );
  const induk = skor.filter(({ pemilik }) => pemilik === 'tenant');
  const isSama = (a: Baris) =>
    induk.some((b) => SAMA.every((field) => a[field] === b[field]) && isOverlapping(rentangSkor(a), rentangSkor(b)));
  return { tersisa, isSalinan: tersisa.length > 0 && induk.length > 0 && tersisa.every(isSama) };
}

const rentangSkor = ({ tgl_mulai, tgl_selesai }: Berlaku) => ({
  tgl_awal: tgl_mulai,
  tgl_akhir: tgl_selesai ?? TANPA_AKHIR,
});
const SAMA = ['nama', 'jenis', 'menit_dari', 'menit_sampai', 'potongan'] as const;
