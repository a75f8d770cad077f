import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { LABEL_KEADAAN_DOKUMEN } from '../keadaan.ts';
import type { KopSurat } from '../kop-surat.ts';
import { toPdfKolom } from '../pdf/to-pdf-kolom.ts';
import type { PdfDokumen } from '../pdf/write-pdf.ts';
import type { Ringkasan } from '../ringkasan.ts';
import { sebutRange } from './kepala-lembar.ts';
import type { TabelLaporan } from './tabel-laporan.ts';
import { textOfSel } from './text-of-sel.ts';

type Penerbit = { kop: KopSurat; today: Tanggal; alamat_verifikasi: string };

/** A report as pages to print: of its columns those that are printed. */
export function toPdfDokumen(tabel: TabelLaporan, { kop, today, alamat_verifikasi }: Penerbit): PdfDokumen {
  const { judul, sebutan, ringkasan, keadaan, identitas, arti, kolom, baris, jumlah, gambar } = tabel;
  const printed = kolom.flatMap((one, i) => (one.bagian > 0 ? [{ ...one, i }] : []));
  const cellsOf = (row: TabelLaporan['baris'][number]) => printed.map(({ i, jenis }) => textOfSel(row[i], jenis));
  return {
    judul,
    keterangan: [sebutan, ringkasan],
    keadaan,
    identitas,
    arti,
    kop,
    kolom: printed.map(toPdfKolom),
    baris: baris.map(cellsOf),
    jumlah: jumlah && cellsOf(jumlah),
    gambar,
    pengesahan: { today, alamat_verifikasi },
  };
}

/** What is kept of it, for whoever holds a print to compare: whose, of when, and each printed sum under its name. */
export function ringkasanDokumen(tabel: TabelLaporan): Ringkasan {
  const { sebutan, range, ringkasan, keadaan, identitas, arti, isi } = tabel;
  return [
    { label: 'Rentang', nilai: sebutRange(sebutan, range) },
    ...(identitas ?? []).map(([label, nilai]) => ({ label, nilai })),
    { label: 'Ringkasan', nilai: ringkasan },
    ...angkaKunci(tabel),
    ...(isi && arti ? [{ label: 'Arti huruf', nilai: arti }] : []),
    ...(isi ?? []),
    ...(keadaan ? [{ label: 'Keadaan', nilai: LABEL_KEADAAN_DOKUMEN[keadaan] }] : []),
  ];
}

function angkaKunci({ kolom, jumlah }: Pick<TabelLaporan, 'kolom' | 'jumlah'>) {
  return kolom.flatMap(({ judul, jenis, bagian }, i) => {
    const sel = jumlah?.[i] ?? null;
    return bagian > 0 && jenis === 'angka' && sel !== null ? [{ label: judul, nilai: textOfSel(sel, jenis) }] : [];
  });
}
