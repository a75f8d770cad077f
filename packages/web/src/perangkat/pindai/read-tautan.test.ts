import { expect, test } from 'vitest';
import { readTautan } from './read-tautan.ts';

test.each([
  ['https://hadir.sekolah.id/organisasi/9/qrcode?kode=4.176.abc', { organisasi_id: 9, kode: '4.176.abc' }],
  // The same server by another of its names.
  ['http://192.168.1.4:8080/organisasi/12/qrcode?kode=x', { organisasi_id: 12, kode: 'x' }],
  ['https://hadir.sekolah.id/organisasi/9/qrcode', null],
  ['https://hadir.sekolah.id/organisasi/abc/qrcode?kode=x', null],
  ['https://contoh.id/menu?kode=x', null],
  ['hadir:1b671a64-40d5-491e-99b0-da01ff1f3341', null],
  ['Selamat datang', null],
])('%s', (teks, tautan) => {
  expect(readTautan(teks)).toEqual(tautan);
});
