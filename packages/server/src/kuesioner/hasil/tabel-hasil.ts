import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { HasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';

type Baris = { pertanyaan: string; baris: string; jawaban: string; jumlah: number | null; persen: number | null };
const { teks, angka } = kolomOf<Baris>();
const KOLOM = [
  teks('Pertanyaan', 48, 8, ({ pertanyaan }) => pertanyaan),
  teks('Baris', 28, 4, ({ baris }) => baris),
  teks('Jawaban', 32, 6, ({ jawaban }) => jawaban),
  angka('Jumlah', 2, ({ jumlah }) => jumlah),
  angka('Persen', 2, ({ persen }) => persen),
];

/** The results as a table: a row a choice; numbers, days and texts by what they come to. */
export function tabelHasil(
  { judul }: Pick<KuesionerTersimpan, 'judul'>,
  hasil: HasilKuesioner,
  today: string,
): TabelLaporan {
  return toTabelLaporan({
    judul: 'Hasil Kuesioner',
    sebutan: judul,
    range: { tgl_awal: today, tgl_akhir: today },
    ringkasan: `${hasil.jumlah.toLocaleString('id-ID')} jawaban`,
    kolom: KOLOM,
    rows: hasil.pertanyaan.flatMap(toBaris),
  });
}

type Pertanyaan = HasilKuesioner['pertanyaan'][number];

function toBaris({ judul, jumlah, butir, baris, ...ukuran }: Pertanyaan): Baris[] {
  const namaBaris = new Map(baris.map(({ baris_id, teks: nama }) => [baris_id, nama]));
  const dijawab = { pertanyaan: judul, baris: '', jawaban: 'Dijawab', jumlah, persen: null };
  const choices = butir.map((one) => ({
    pertanyaan: judul,
    baris: namaBaris.get(one.baris_id ?? 0) ?? '',
    jawaban: one.teks,
    jumlah: one.jumlah,
    persen: jumlah === 0 ? null : Math.round((one.jumlah / jumlah) * 1000) / 10,
  }));
  const measures = UKURAN.flatMap(({ jawaban, of }) => {
    const nilai = of(ukuran);
    if (nilai === null) return [];
    const said = typeof nilai === 'number' ? nilai.toLocaleString('id-ID') : sebutTanggal(nilai);
    return [{ pertanyaan: judul, baris: '', jawaban: `${jawaban}: ${said}`, jumlah: null, persen: null }];
  });
  return [dijawab, ...choices, ...measures];
}

type Ukuran = Pick<Pertanyaan, 'rata_rata' | 'median' | 'terkecil' | 'terbesar'>;
const UKURAN: { jawaban: string; of: (ukuran: Ukuran) => number | string | null }[] = [
  { jawaban: 'Rata-rata', of: ({ rata_rata }) => rata_rata },
  { jawaban: 'Median', of: ({ median }) => median },
  { jawaban: 'Terkecil', of: ({ terkecil }) => terkecil },
  { jawaban: 'Terbesar', of: ({ terbesar }) => terbesar },
];
