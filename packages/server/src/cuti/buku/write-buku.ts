import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { TEBAL } from '../../platform/print/pdf/huruf.ts';
import type { KopSurat } from '../../platform/print/kop-surat.ts';
import { printKop } from '../../platform/print/pdf/print-kop.ts';
import { openPdf } from '../../platform/print/pdf/open-pdf.ts';
import { printJudul } from '../../platform/print/pdf/print-judul.ts';
import { printKaki } from '../../platform/print/pdf/print-kaki.ts';
import { printPengesahan, TINGGI_PENGESAHAN } from '../../platform/print/pdf/print-pengesahan.ts';
import { printTabel } from '../../platform/print/pdf/print-tabel.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { barisCutiBuku } from './baris-cuti-buku.ts';
import { barisSaldoBuku } from './baris-saldo-buku.ts';
import type { BukuCuti } from './load-buku.ts';
import { printIsi } from '../dasar/print-isi.ts';

type BukuTercetak = { buku: BukuCuti; alamat_verifikasi: string };
type Dokumen = { tahun: number; kop: KopSurat; today: Tanggal; isi: readonly BukuTercetak[] };

const KOLOM_SALDO = [
  { judul: 'Tanggal', bagian: 2 },
  { judul: 'Uraian', bagian: 8 },
  { judul: 'Hak', bagian: 1.1 },
  { judul: 'Masuk', bagian: 1.3, rata: 'right' },
  { judul: 'Keluar', bagian: 1.3, rata: 'right' },
  { judul: 'Saldo', bagian: 1.3, rata: 'right' },
] as const;
const KOLOM_CUTI = [
  { judul: 'Kategori', bagian: 3 },
  { judul: 'Tanggal', bagian: 4 },
  { judul: 'Hari', bagian: 1, rata: 'right' },
  { judul: 'Keputusan', bagian: 7 },
] as const;
const JUDUL = 'Buku Cuti';
/** A heading with the table's own and one row under it, in points. */
const HEAD = 64;

/** The leave books of members, each from a page of its own, with signature and verification code. */
export async function writeBuku({ tahun, kop, today, isi }: Dokumen): Promise<Buffer> {
  const { pdf, finished } = openPdf({ judul: `${JUDUL} ${tahun}`, penulis: kop.nama });
  for (const { buku, alamat_verifikasi } of isi) {
    pdf.addPage();
    const { pemilik, saldo, cuti } = buku;
    printKop(pdf, kop);
    printJudul(pdf, JUDUL, [`Tahun ${tahun}`]);
    const isCurrent = today < `${tahun}-12-31`;
    printIsi(
      pdf,
      [2, 5, 2, 4],
      [
        ['Nama', pemilik.nama, 'NIP', pemilik.nip ?? '-'],
        ['Jabatan', pemilik.jabatan ?? '-', 'Anggota sejak', pemilik.tgl_mulai ? sebutTanggal(pemilik.tgl_mulai) : '-'],
        ['Grup', pemilik.nama_group ?? '-', 'Keadaan', isCurrent ? `sampai ${tanggalPanjang(today)}` : 'setahun penuh'],
      ],
    );

    const heading = (text: string) => {
      pdf.moveDown(0.8);
      if (pdf.y + HEAD > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
      pdf.font(TEBAL).fontSize(10).text(text).moveDown(0.3);
    };
    for (const { kategori, buku: ledger } of saldo) {
      heading(kategori);
      printTabel(pdf, { kolom: KOLOM_SALDO, baris: barisSaldoBuku(ledger, tahun, cuti) }, 0);
    }
    heading('Cuti yang diputuskan');
    printTabel(pdf, { kolom: KOLOM_CUTI, baris: barisCutiBuku(cuti) }, TINGGI_PENGESAHAN);
    printPengesahan(pdf, kop, { today, alamat_verifikasi });
    printKaki(pdf, { sebutan: [JUDUL, tahun, pemilik.nama].join(' · ') });
  }
  pdf.end();
  return finished;
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeBuku: typeof writeBuku;
  }
}
