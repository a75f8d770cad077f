import { LABEL_TIPE } from '@hadir/contract/billing/sebut-pembelian.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutLama } from '@hadir/contract/billing/sebut-lama.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { lamaSampai } from '@hadir/rules/billing/masa-langganan.ts';
import type { PdfTabel } from '../../platform/print/pdf/pdf-tabel.ts';
import type { DokumenCetak } from './dokumen-cetak.ts';

/** How the sum of an order comes about: the accounts of each tier, the tax, and what is paid. */
export function tabelOrder({ order, sampai, dipesan }: DokumenCetak): PdfTabel {
  const { tipe, lama_bulan, baris, subtotal, tarif_ppn, ppn, total } = order;
  const apa = `${LABEL_TIPE[tipe]} ${sampai === null ? `${lama_bulan} bulan` : `sampai ${sebutTanggal(sampai)} (${sebutLama(lamaSampai(dipesan, sampai))})`}`;
  const tarif = sebutAngka(tarif_ppn / 100);
  return {
    kolom: [
      { judul: 'Uraian', bagian: 6 },
      { judul: 'Akun', bagian: 1, rata: 'right' },
      { judul: 'Per akun sebulan', bagian: 2, rata: 'right' },
      { judul: 'Jumlah', bagian: 2, rata: 'right' },
    ],
    baris: [
      ...baris.map(({ dari, sampai, akun, harga, jumlah }) => [
        `${apa}, akun ke-${sebutAngka(dari)} s.d. ke-${sebutAngka(sampai)}`,
        sebutAngka(akun),
        sebutRupiah(harga),
        sebutRupiah(jumlah),
      ]),
      ['Jumlah sebelum pajak', '', '', sebutRupiah(subtotal)],
      [`PPN ${tarif}%`, '', '', sebutRupiah(ppn)],
    ],
    jumlah: ['Jumlah yang dibayar', '', '', sebutRupiah(total)],
  };
}
