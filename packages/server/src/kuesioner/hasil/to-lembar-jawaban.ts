import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { pertanyaanOf, type Pertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { Kolom, Sel } from '../../platform/files/xlsx/kolom.ts';
import { sebutSetempat } from '../../platform/print/sebut-setempat.ts';
import type { BarisJawaban } from '../dasar/to-baris-jawaban.ts';
import type { Kepala } from './respons-hasil.queries.ts';

/** A column for each question, of a matrix for each of its rows. */
export const kolomJawaban = (bagian: readonly Bagian[]): Kolom[] => [
  { judul: 'Nama', lebar: 28 },
  { judul: 'NIP', lebar: 22 },
  { judul: 'Grup', lebar: 20 },
  { judul: 'Dikirim', lebar: 22 },
  ...kolomIsi(bagian).map(({ judul, pertanyaan }): Kolom => {
    const { jenis } = pertanyaan;
    if (jenis === 'tanggal') return { judul, lebar: 14, jenis: 'tanggal' };
    return { judul, lebar: 28, jenis: jenis === 'angka' || jenis === 'skala' ? 'angka' : 'teks' };
  }),
];

/** One answer in these columns, sent at the time of the organisation's clocks. */
export const toBarisLembar = (
  { bagian, zona }: { bagian: readonly Bagian[]; zona: Zona },
  head: Kepala,
  isi: readonly BarisJawaban[],
): Sel[] => [
  head.nama ?? 'Lewat tautan',
  head.nip,
  head.grup,
  head.dikirim_pada && sebutSetempat(head.dikirim_pada, zona),
  ...kolomIsi(bagian).map(({ pertanyaan, baris_id }) => toSel(pertanyaan, isi, baris_id)),
];

const kolomIsi = (bagian: readonly Bagian[]) =>
  pertanyaanOf(bagian).flatMap((pertanyaan) =>
    pertanyaan.jenis === 'matriks'
      ? pertanyaan.baris.map(({ baris_id, teks }) => ({ pertanyaan, baris_id, judul: `${pertanyaan.judul}: ${teks}` }))
      : [{ pertanyaan, baris_id: 0, judul: pertanyaan.judul }],
  );

function toSel({ pertanyaan_id, jenis, pilihan }: Pertanyaan, isi: readonly BarisJawaban[], baris_id: number): Sel {
  const own = isi.filter((one) => one.pertanyaan_id === pertanyaan_id && one.baris_id === baris_id);
  const [one] = own;
  if (!one) return null;
  if (jenis === 'skala' || jenis === 'angka') return one.nilai ?? one.angka;
  if (jenis === 'berkas') return 'Ada berkas';
  if (one.nilai === null) return one.tanggal ?? one.teks;
  return own.map(({ nilai }) => pilihan.find(({ pilihan_id }) => pilihan_id === nilai)?.teks ?? nilai).join('; ');
}
