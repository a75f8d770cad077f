import type { SebabJawaban } from '@hadir/rules/kuesioner/check-nilai.ts';
import type { JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { sebutAngka } from '../../kit/angka/sebut-angka.ts';

type Ditanya = { jenis?: JenisPertanyaan; minimum: number | null; maksimum: number | null };

const angka = (nilai: number | null) => sebutAngka(nilai ?? 0);

const KALIMAT: Record<SebabJawaban, (ditanya: Ditanya) => string> = {
  wajib: () => 'Pertanyaan ini wajib dijawab',
  bentuk: ({ jenis }) =>
    jenis === 'angka'
      ? 'Isi angka, misalnya 12 atau 1.234,5'
      : 'Jawaban ini tidak sesuai dengan pertanyaannya. Isi lagi',
  bukan_pilihan: () => 'Pilih dari yang tersedia',
  kurang_pilihan: ({ minimum }) => `Pilih paling sedikit ${angka(minimum)}`,
  lebih_pilihan: ({ maksimum }) => `Pilih paling banyak ${angka(maksimum)}`,
  di_luar_batas: ({ minimum, maksimum }) => {
    if (minimum === null) return `Isi paling besar ${angka(maksimum)}`;
    return maksimum === null
      ? `Isi paling kecil ${angka(minimum)}`
      : `Isi dari ${angka(minimum)} sampai ${angka(maksimum)}`;
  },
  bukan_tanggal: () => 'Isi tanggal yang ada, misalnya 20-11-2026',
  terlalu_panjang: () => 'Jawaban terlalu panjang. Persingkat',
  baris_belum: () => 'Jawab setiap barisnya',
};

/** What is wrong with an answer, under its question: the same words on the screen and in the server's refusal. */
export const sebutSalahJawaban = (sebab: SebabJawaban, ditanya: Ditanya = { minimum: null, maksimum: null }): string =>
  KALIMAT[sebab](ditanya);
