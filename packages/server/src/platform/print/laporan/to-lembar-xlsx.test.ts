import { expect, test } from 'vitest';
import { toLembarXlsx } from './to-lembar-xlsx.ts';

const kolom = (judul: string, lebar: number) => ({
  judul,
  lebar,
  jenis: 'teks' as const,
  bagian: 1,
  rata: 'left' as const,
});
const tabel = (lain: number) => ({
  judul: 'Rekap Bulanan',
  sebutan: 'Oktober 2026',
  range: { tgl_awal: '2026-10-01', tgl_akhir: '2026-10-31' },
  ringkasan: '33 anggota',
  kolom: [kolom('No', 6), kolom('Nama', 30), ...Array.from({ length: lain }, (_, n) => kolom(`K${n}`, 12))],
  baris: [],
});

test.each([
  ['a narrow report is one page wide', 5, 1, undefined],
  ['one of some 35 columns is as many as it takes to be read, its names on each', 33, 3, '$A:$B'],
])('%s', (_, lain, fitToWidth, printTitlesColumn) => {
  const { pageSetup } = toLembarXlsx(tabel(lain), 'MTs Uji');
  expect([pageSetup?.orientation, pageSetup?.fitToWidth, pageSetup?.printTitlesColumn]).toEqual([
    'landscape',
    fitToWidth,
    printTitlesColumn,
  ]);
});
