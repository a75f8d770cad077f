import { expect, test } from 'vitest';
import { DOKUMEN_ORDER, listDokumenOrder, nomorDokumen } from './dokumen-order.ts';
import { STATUS_ORDER } from './status-order.ts';

test('only what waits has a proforma, and only what is paid an invoice and a receipt', () => {
  expect(STATUS_ORDER.map((status) => [status, listDokumenOrder(status)])).toEqual([
    ['menunggu', ['proforma']],
    ['dibayar', ['invoice', 'kuitansi']],
    ['kedaluwarsa', []],
    ['dibatalkan', []],
    ['ditinjau', []],
  ]);
});

test('invoice and receipt carry the number of the year, a proforma the code that it is paid under', () => {
  const order = { kode_pembayaran: 'HD0000000005', tahun_nomor: 2026, nomor: 12 };
  expect(DOKUMEN_ORDER.map((jenis) => nomorDokumen(jenis, order))).toEqual([
    'HD0000000005',
    'INV/2026/000012',
    'KWT/2026/000012',
  ]);
});
