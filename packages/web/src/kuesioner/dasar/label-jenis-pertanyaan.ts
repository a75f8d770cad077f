import type { JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';

export const LABEL_JENIS_PERTANYAAN: Record<JenisPertanyaan, string> = {
  pilihan: 'Satu pilihan',
  beberapa: 'Beberapa pilihan',
  skala: 'Skala',
  matriks: 'Matriks',
  teks_pendek: 'Teks pendek',
  teks_panjang: 'Teks panjang',
  angka: 'Angka',
  tanggal: 'Tanggal',
  berkas: 'Berkas',
};
