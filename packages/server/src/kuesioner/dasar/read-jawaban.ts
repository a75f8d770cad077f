import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { SebabJawaban } from '@hadir/rules/kuesioner/check-nilai.ts';
import { judgeJawaban, type SalahJawaban } from '@hadir/rules/kuesioner/judge-jawaban.ts';
import { pertanyaanOf, type Jawaban as JawabanSah } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { KuesionerTersimpan } from './kuesioner-tersimpan.ts';

type Batas = { minimum: number | null; maksimum: number | null };
const angka = (nilai: number | null) => (nilai ?? 0).toLocaleString('id-ID');

const KALIMAT: Record<SebabJawaban, (batas: Batas) => string> = {
  wajib: () => 'Pertanyaan ini wajib dijawab',
  bentuk: () => 'Jawaban ini tidak sesuai dengan pertanyaannya. Isi lagi',
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

/** What counts of the answers that were sent; refuses (422) with a sentence for each question that is answered wrongly. */
export function readJawaban({ bagian }: KuesionerTersimpan, given: readonly Jawaban[]): JawabanSah[] {
  const putusan = judgeJawaban(bagian, given);
  if (putusan.kind === 'diterima') return putusan.jawaban;
  const asked = new Map(pertanyaanOf(bagian).map((one) => [one.pertanyaan_id, one]));
  const sentence = ({ pertanyaan_id, sebab }: SalahJawaban) =>
    KALIMAT[sebab](asked.get(pertanyaan_id) ?? { minimum: null, maksimum: null });
  throw new Refusal('input.invalid', {
    errors: Object.fromEntries(putusan.salah.map((one) => [`jawaban.${one.pertanyaan_id}`, [sentence(one)]])),
  });
}
