import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';

/** The kinds of leave in words. */
export const LABEL_JENIS_CUTI: Record<KategoriCuti['jenis'], string> = {
  tahunan: 'Cuti tahunan',
  besar: 'Cuti besar',
  sakit: 'Cuti sakit',
  melahirkan: 'Cuti melahirkan',
  'alasan penting': 'Cuti karena alasan penting',
  'di luar tanggungan': 'Cuti di luar tanggungan negara',
  'cuti bersama': 'Cuti bersama',
  izin: 'Izin',
  'dinas luar': 'Dinas luar',
  lain: 'Lainnya',
};
