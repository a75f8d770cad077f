import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePembayaran, statusSetelah } from './judge-pembayaran.ts';
import { readNpwp, sebutNpwp } from './read-npwp.ts';
import { STATUS_ORDER, type StatusOrder } from './status-order.ts';

const TEMPO = '2026-11-21T02:00:00.000Z';
const KEMUDIAN = '2026-11-21T02:00:00.001Z';

const orderYang = (status: StatusOrder, isDibatalkan = status === 'dibatalkan') => ({
  status,
  isDibatalkan,
  total: 100,
  jatuh_tempo: TEMPO,
});

describe('money', () => {
  test('for what was cancelled waits, also the second', () => {
    expect(judgePembayaran(orderYang('ditinjau', true), { jumlah: 100, dibayar_pada: TEMPO })).toBe('dibatalkan');
  });

  test.each([
    ['in time, the sum', 'menunggu', 100, TEMPO, null, 'dibayar'],
    ['paid in time and told after the order ran out', 'kedaluwarsa', 100, TEMPO, null, 'dibayar'],
    ['the sum, after one that was not', 'ditinjau', 100, TEMPO, null, 'dibayar'],
    ['too late', 'menunggu', 100, KEMUDIAN, 'terlambat', 'ditinjau'],
    ['too late for what ran out', 'kedaluwarsa', 100, KEMUDIAN, 'terlambat', 'ditinjau'],
    ['too little', 'menunggu', 99, TEMPO, 'jumlah', 'ditinjau'],
    ['too much', 'menunggu', 101, TEMPO, 'jumlah', 'ditinjau'],
    ['for what was cancelled', 'dibatalkan', 100, TEMPO, 'dibatalkan', 'ditinjau'],
    ['for what is paid', 'dibayar', 100, TEMPO, 'lunas', 'dibayar'],
  ] as const)('%s', (_, status, jumlah, dibayar_pada, sebab, sesudah) => {
    const found = judgePembayaran(orderYang(status), { jumlah, dibayar_pada });
    expect([found, statusSetelah(status, found)]).toEqual([sebab, sesudah]);
  });

  test('pays an order once at most, and never with another sum', () => {
    const uang = fc.record({
      jumlah: fc.integer({ min: 99, max: 101 }),
      dibayar_pada: fc.constantFrom(TEMPO, KEMUDIAN),
    });
    fc.assert(
      fc.property(fc.array(uang), fc.constantFrom(...STATUS_ORDER.filter((one) => one !== 'dibayar')), (all, awal) => {
        let status: StatusOrder = awal;
        const isDibatalkan = awal === 'dibatalkan';
        let diterima = 0;
        for (const one of all) {
          const sebab = judgePembayaran(orderYang(status, isDibatalkan), one);
          if (sebab === null) diterima += one.jumlah;
          status = statusSetelah(status, sebab);
        }
        expect(diterima).toBe(status === 'dibayar' ? 100 : 0);
      }),
    );
  });
});

test.each([
  ['01.234.567.8-901.000', '012345678901000'],
  ['3171 0123 4567 8901', '3171012345678901'],
  ['012345678901000', '012345678901000'],
  ['01234567890100', null],
  ['31710123456789012', null],
  ['01.234.567.8-901.00O', null],
  ['00.000.000.0-000.000', null],
])('the NPWP %j', (text, digits) => {
  expect(readNpwp(text)).toBe(digits);
});

test.each([
  ['012345678901000', '01.234.567.8-901.000'],
  ['3171012345678901', '3171 0123 4567 8901'],
])('the NPWP %s is written %s on paper', (digits, text) => {
  expect(sebutNpwp(digits)).toBe(text);
});
