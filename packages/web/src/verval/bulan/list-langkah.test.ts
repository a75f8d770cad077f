import { expect, test } from 'vitest';
import { listLangkah } from './list-langkah.ts';

const anggota = { belum: 0, tanpa_hambatan: 0, terverifikasi: 0, terkirim: 0 };
const absen = [{ jenis: 'absen' as const, hari: 2, anggota: 1 }];
const siap = { keadaan: 'siap' as const, menunggu: 0 };

test.for([
  ['with something left to mend', { ...anggota, belum: 3 }, absen, siap, 'sekarang nanti nanti nanti'],
  ['with nothing left to mend', { ...anggota, belum: 3 }, [], siap, 'selesai sekarang nanti nanti'],
  [
    'verified, in an organisation that sends',
    { ...anggota, terverifikasi: 3 },
    absen,
    { ...siap, menunggu: 3 },
    'dilihat selesai sekarang nanti',
  ],
  [
    'sent, with an incident decided since',
    { ...anggota, terkirim: 3 },
    [{ jenis: 'gangguan_tertunda' as const, hari: 2, anggota: 2 }],
    siap,
    'dilihat selesai selesai sekarang',
  ],
  ['sent', { ...anggota, terkirim: 3 }, [], siap, 'selesai selesai selesai sekarang'],
  [
    'verified, in one that does not',
    { ...anggota, terverifikasi: 3 },
    [],
    { keadaan: 'tidak_terhubung' as const, menunggu: 3 },
    'selesai selesai sekarang',
  ],
] as const)('a month %s stands where it stands', ([, jumlah, hambatan, kirim, expected]) => {
  const steps = listLangkah({ anggota: jumlah, hambatan: [...hambatan] }, kirim);
  expect(steps.map(({ keadaan }) => keadaan).join(' ')).toBe(expected);
});
