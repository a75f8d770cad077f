import { kapital } from '@hadir/contract/kit/kapital.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import { sebutNpwp } from '@hadir/rules/billing/read-npwp.ts';
import { sebutTerbilang } from '@hadir/rules/billing/sebut-terbilang.ts';
import { tanggalSurat } from '../../platform/print/tanggal-panjang.ts';
import { sebutSaat } from '../../platform/print/sebut-saat.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import type { DokumenCetak } from './dokumen-cetak.ts';

type Baris = readonly [string, string];

/** Who buys, and which order it is. */
export function identitasOrder({ tanggal, dibayar, order, pembeli }: DokumenCetak): Baris[] {
  const { npwp, kode_pembayaran, jatuh_tempo } = order;
  const { nama, npsn, alamat } = pembeli;
  const beli: Baris[] = [
    ['Kepada', nama],
    ['NPSN', npsn ?? ''],
    ['Alamat', alamat ?? ''],
    ['NPWP', npwp === null ? '' : sebutNpwp(npwp)],
  ];
  const perihal: Baris[] = [
    ['Tanggal', tanggalSurat(tanggal)],
    ['Kode pembayaran', kode_pembayaran],
    dibayar === null ? ['Jatuh tempo', sebutSaat(jatuh_tempo)] : ['Dibayar', tanggalSurat(dibayar)],
    ['Masa langganan', sebutMasa(order)],
  ];
  return [...beli.filter(([, nilai]) => nilai !== ''), ...perihal.filter(([, nilai]) => nilai !== '')];
}

/** What a receipt says in its own order: from whom, how much, for what. */
export function isiKuitansi({ dibayar, order, pembeli }: DokumenCetak): Baris[] {
  const { npwp, kode_pembayaran } = order;
  const masa = sebutMasa(order);
  const isi: Baris[] = [
    ['Sudah diterima dari', pembeli.nama],
    ['NPWP', npwp === null ? '' : sebutNpwp(npwp)],
    ['Uang sejumlah', terbilang(order.total)],
    ['Untuk pembayaran', `Langganan Hadir: ${sebutPembelian(order)}${masa && `, masa ${masa}`}`],
    ['Kode pembayaran', kode_pembayaran],
    ['Dibayar', dibayar === null ? '' : tanggalSurat(dibayar)],
  ];
  return isi.filter(([, nilai]) => nilai !== '');
}

const sebutMasa = ({ tgl_awal, tgl_akhir }: DokumenCetak['order']) =>
  tgl_awal && tgl_akhir ? sebutRentang({ tgl_awal, tgl_akhir }) : '';

/** 'Dua ribu rupiah'. */
export function terbilang(rupiah: number): string {
  return kapital(`${sebutTerbilang(rupiah)} rupiah`);
}

/** What stands below the sum: of a proforma how to pay it, of the others what they are no proof of. */
export function catatanOrder({ jenis, order, penerbit }: DokumenCetak): string[] {
  if (jenis !== 'proforma') return ['Dokumen ini bukan faktur pajak.'];
  const { total, bank, nomor_va, penyedia, kode_pembayaran, jatuh_tempo } = order;
  const rekening = penerbit.rekening ?? 'rekening yang disebut pengelola Hadir';
  const tujuan =
    penyedia === 'manual'
      ? `ke ${rekening} dengan berita ${kode_pembayaran}`
      : `ke virtual account ${bank ?? ''} ${nomor_va ?? 'yang tampil di halaman Pembayaran'}`.replace(/ +/g, ' ');
  return [
    `Bayar tepat ${sebutRupiah(total)} ${tujuan}, paling lambat ${sebutSaat(jatuh_tempo)}.`,
    'Proforma ini bukan bukti pembayaran dan bukan faktur pajak.',
  ];
}
