import type { SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import Pdf from 'pdfkit';
import { collectPdf } from '../../platform/print/collect-pdf.ts';
import type { KopSurat } from '../../platform/print/kop-surat.ts';
import { printKop } from '../../platform/print/print-kop.ts';
import { printPengesahan, TINGGI_PENGESAHAN, type Pengesahan } from '../../platform/print/print-pengesahan.ts';
import { printTabel } from '../../platform/print/print-tabel.ts';
import { MARGIN } from '../../platform/print/write-pdf.ts';

type Lembar = {
  /** Label and value, the member's identity. */
  identitas: readonly [string, string][];
  hari: readonly SelRekap[];
  jumlah: readonly [string, string][];
};

type Lembaran = { lembar: readonly Lembar[]; kop: KopSurat; sebutan: string; pengesahan: Pengesahan };

const ARTI = 'H hadir · T terlambat · C cuti · S sakit · I izin · D dinas luar · A alpa · L libur';

/** The monthly sheet like an S35: a page a member with his days 1 to 31 by letter, the sums and the head's signature. */
export function writeLembar({ lembar, kop, sebutan, pengesahan }: Lembaran): Promise<Uint8Array> {
  const judul = `Rekapitulasi Kehadiran ${sebutan}`;
  const pdf = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    autoFirstPage: false,
    lang: 'id',
    displayTitle: true,
    info: { Title: judul, Author: kop.nama, Creator: 'Hadir' },
  });
  const finished = collectPdf(pdf);
  for (const { identitas, hari, jumlah } of lembar) {
    pdf.addPage();
    printKop(pdf, kop);
    pdf.font('Helvetica-Bold').fontSize(13).text(judul, { align: 'center' }).moveDown(0.6);
    pdf.font('Helvetica').fontSize(9);
    for (const [label, nilai] of identitas) pdf.text(`${label}: ${nilai}`);
    pdf.moveDown(0.6);
    const kolom = [
      { judul: 'Tanggal', bagian: 2.2 },
      ...hari.map(({ tanggal }) => ({ judul: String(Number(tanggal.slice(8))), bagian: 1, rata: 'center' as const })),
    ];
    printTabel(
      pdf,
      kolom,
      [
        ['Kode', ...hari.map(({ kode }) => kode ?? '')],
        ['Datang', ...hari.map(({ jam_masuk }) => jam_masuk?.slice(0, 5).replace(':', '\n') ?? '')],
        ['Pulang', ...hari.map(({ jam_pulang }) => jam_pulang?.slice(0, 5).replace(':', '\n') ?? '')],
      ],
      0,
    );
    pdf.moveDown(0.4).font('Helvetica').fontSize(7.5).text(ARTI).moveDown(0.8);
    printTabel(
      pdf,
      jumlah.map(([label]) => ({ judul: label, bagian: 1, rata: 'center' as const })),
      [jumlah.map(([, nilai]) => nilai)],
      TINGGI_PENGESAHAN,
    );
    printPengesahan(pdf, kop, pengesahan);
  }
  pdf.end();
  return finished;
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeLembar: typeof writeLembar;
  }
}
