import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { HasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import { bulatUkuran } from '@hadir/contract/kuesioner/hasil/sebut-ukuran.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';

type Baris = {
  nomor: number;
  pertanyaan: string;
  baris: string | null;
  jawaban: string;
  jumlah: number | null;
  persen: number | null;
  /** What numbers and days came to: a number, or a day in words. */
  nilai: number | string | null;
};
const { teks, angka } = kolomOf<Baris>();
const KOLOM = [
  angka('No', 1, ({ nomor }) => nomor),
  teks('Pertanyaan', 48, 8, ({ pertanyaan }) => pertanyaan),
  teks('Baris', 28, 4, ({ baris }) => baris),
  teks('Jawaban', 32, 6, ({ jawaban }) => jawaban),
  angka('Jumlah', 2, ({ jumlah }) => jumlah),
  angka('Persen', 2, ({ persen }) => persen),
  angka('Nilai', 2, ({ nilai }) => nilai),
];

type Tambahan = {
  today: string;
  /** What the results were narrowed by. */
  saringan?: readonly string[];
};

/** The results as a table: a row a choice; numbers, days and texts by what they come to. */
export function tabelHasil(
  { judul, bagian }: Pick<KuesionerTersimpan, 'judul' | 'bagian'>,
  hasil: HasilKuesioner,
  { today, saringan = [] }: Tambahan,
): TabelLaporan {
  const nomorOf = new Map(pertanyaanOf(bagian).map(({ pertanyaan_id }, at) => [pertanyaan_id, at + 1]));
  return toTabelLaporan({
    judul: 'Hasil Kuesioner',
    sebutan: judul,
    range: { tgl_awal: today, tgl_akhir: today },
    ringkasan: [`${sebutAngka(hasil.jumlah)} jawaban`, ...saringan].join('; '),
    kolom: KOLOM,
    rows: hasil.pertanyaan.flatMap((one) => toBaris(one, nomorOf.get(one.pertanyaan_id) ?? 0)),
  });
}

type Pertanyaan = HasilKuesioner['pertanyaan'][number];

function toBaris({ judul, jumlah, butir, baris, ...ukuran }: Pertanyaan, nomor: number): Baris[] {
  const kosong = { nomor, pertanyaan: judul, baris: null, jumlah: null, persen: null, nilai: null };
  const namaBaris = new Map(baris.map(({ baris_id, teks: nama }) => [baris_id, nama]));
  // Of a matrix each row is a whole of its own: not everybody answers each.
  const seluruhOf = (baris_id: number | null) =>
    baris_id === null ? jumlah : butir.reduce((sum, one) => (one.baris_id === baris_id ? sum + one.jumlah : sum), 0);
  const choices = butir.map((one) => ({
    ...kosong,
    baris: namaBaris.get(one.baris_id ?? 0) ?? null,
    jawaban: one.teks,
    jumlah: one.jumlah,
    persen: toPersen(one.jumlah, seluruhOf(one.baris_id)),
  }));
  const measures = UKURAN.flatMap(({ angka: jawaban, tanggal, of }): Baris[] => {
    const nilai = of(ukuran);
    if (nilai === null) return [];
    if (typeof nilai === 'string') return [{ ...kosong, jawaban: tanggal, nilai: sebutTanggal(nilai) }];
    return [{ ...kosong, jawaban, nilai: bulatUkuran(nilai) }];
  });
  return [{ ...kosong, jawaban: 'Dijawab', jumlah }, ...choices, ...measures];
}

const toPersen = (jumlah: number, seluruh: number): number | null =>
  seluruh === 0 ? null : Math.round((jumlah / seluruh) * 1000) / 10;

type Ukuran = Pick<Pertanyaan, 'rata_rata' | 'median' | 'terkecil' | 'terbesar'>;
const UKURAN: { angka: string; tanggal: string; of: (ukuran: Ukuran) => number | string | null }[] = [
  { angka: 'Rata-rata', tanggal: '', of: ({ rata_rata }) => rata_rata },
  { angka: 'Median', tanggal: '', of: ({ median }) => median },
  { angka: 'Terkecil', tanggal: 'Paling awal', of: ({ terkecil }) => terkecil },
  { angka: 'Terbesar', tanggal: 'Paling akhir', of: ({ terbesar }) => terbesar },
];
