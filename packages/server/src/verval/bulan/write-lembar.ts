import type { SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { sebutEsokSingkat, sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Keadaan } from '../../platform/print/keadaan.ts';
import type { KopSurat } from '../../platform/print/kop-surat.ts';
import { openPdf } from '../../platform/print/pdf/open-pdf.ts';
import { printIdentitas } from '../../platform/print/pdf/print-identitas.ts';
import { printJudul } from '../../platform/print/pdf/print-judul.ts';
import { printKaki } from '../../platform/print/pdf/print-kaki.ts';
import { printKop } from '../../platform/print/pdf/print-kop.ts';
import { printPengesahan, TINGGI_PENGESAHAN } from '../../platform/print/pdf/print-pengesahan.ts';
import { printTabel } from '../../platform/print/pdf/print-tabel.ts';

type Isian = readonly (readonly [string, string])[];
type Lembar = {
  /** Label and value, the member's identity. */
  identitas: Isian;
  keadaan: Keadaan;
  hari: readonly SelRekap[];
  /** How often each letter stands there, and the sums. */
  kode: Isian;
  jumlah: Isian;
  alamat_verifikasi: string;
};

type Lembaran = { lembar: readonly Lembar[]; kop: KopSurat; sebutan: string; today: Tanggal };
type Pdf = ReturnType<typeof openPdf>['pdf'];

const JUDUL = 'Rekapitulasi Kehadiran';

/** The monthly sheet like an S35: a page a member with his days 1 to 31 by letter, the sums and the head's signature. */
export function writeLembar({ lembar, kop, sebutan, today }: Lembaran): Promise<Uint8Array> {
  const { pdf, finished } = openPdf({ judul: `${JUDUL} ${sebutan}`, penulis: kop.nama, arah: 'landscape' });
  for (const { identitas, keadaan, hari, kode, jumlah, alamat_verifikasi } of lembar) {
    pdf.addPage();
    printKop(pdf, kop);
    printJudul(pdf, JUDUL, [sebutan]);
    printIdentitas(pdf, identitas);
    printHari(pdf, hari);
    printIsian(pdf, kode, 0);
    printIsian(pdf, jumlah, TINGGI_PENGESAHAN);
    printPengesahan(pdf, kop, { today, alamat_verifikasi });
    printKaki(pdf, { sebutan: [JUDUL, sebutan, identitas[0]?.[1]].join(' · '), keadaan });
  }
  pdf.end();
  return finished;
}

function printHari(pdf: Pdf, hari: readonly SelRekap[]) {
  const rata = 'center' as const;
  const kolom = [
    { judul: 'Tanggal', bagian: 0.1 },
    ...hari.map(({ tanggal }) => ({ judul: String(Number(tanggal.slice(8))), bagian: 1, rata, sama: true })),
  ];
  const baris = [
    ['Kode', ...hari.map(({ kode }) => kode ?? '')],
    ['Datang', ...hari.map(({ jam_masuk }) => (jam_masuk ? sebutJam(jam_masuk) : ''))],
    ['Pulang', ...hari.map(sebutPulang)],
  ];
  printTabel(pdf, { kolom, baris }, 0);
  pdf.moveDown(0.8);
}

const sebutPulang = ({ jam_pulang, is_pulang_besok }: SelRekap) =>
  jam_pulang ? sebutEsokSingkat(sebutJam(jam_pulang), is_pulang_besok) : '';

function printIsian(pdf: Pdf, isian: Isian, tinggiSesudah: number) {
  const kolom = isian.map(([judul]) => ({ judul, bagian: 1, rata: 'center' as const }));
  printTabel(pdf, { kolom, baris: [isian.map(([, nilai]) => nilai)] }, tinggiSesudah);
  pdf.moveDown(0.8);
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeLembar: typeof writeLembar;
  }
}
