import { expect, test } from 'vitest';
import { skor } from '../../testing/given.ts';
import { listSkorTersisih } from './list-skor-tersisih.ts';
import type { SkorPresensi } from './skor-presensi.ts';

const masa = (tgl_mulai: string, tgl_selesai: string | null = null) => ({ tgl_mulai, tgl_selesai });
const T1 = skor(1, 'terlambat', 0.5, {
  nama: 'T1',
  pemilik: 'tenant',
  menit_dari: 1,
  menit_sampai: 30,
  ...masa('2026-01-01'),
});
const T2 = skor(2, 'terlambat', 1, {
  nama: 'T2',
  pemilik: 'tenant',
  menit_dari: 31,
  ...masa('2026-01-01', '2026-12-31'),
});
const P1 = skor(3, 'pulang_cepat', 0.5, { nama: 'P1', pemilik: 'tenant', menit_dari: 1, ...masa('2026-07-01') });
const own = (tgl_mulai: string, tgl_selesai: string | null = null) =>
  skor(9, 'absen', 3, { pemilik: 'organisasi', ...masa(tgl_mulai, tgl_selesai) });
const terlambat = { jenis: 'terlambat', menit_dari: 1, menit_sampai: 15 } as const;

test.each<[string, SkorPresensi[], { tgl_mulai: string; tgl_selesai: string | null }, string[]]>([
  [
    'all that hold from its first day, each to its own end',
    [T1, T2, P1],
    masa('2026-11-29'),
    ['T1 diganti 2026-11-29 – ', 'T2 2026-11-29 – 2026-12-31', 'P1 2026-11-29 – '],
  ],
  [
    'one that begins later from when it would begin',
    [P1],
    masa('2026-03-01', '2026-08-31'),
    ['P1 2026-07-01 – 2026-08-31'],
  ],
  ['none that is over by then', [T2], masa('2027-01-01'), []],
  ['none while the organisation has one of its own all along', [T1, own('2026-01-01')], masa('2026-11-29'), []],
  [
    'only before and after one of its own',
    [T1, own('2026-03-01', '2026-03-31')],
    masa('2026-02-01', '2026-04-30'),
    ['T1 diganti 2026-02-01 – 2026-02-28', 'T1 diganti 2026-04-01 – 2026-04-30'],
  ],
  ['none of a tenant that has none', [own('2026-01-01', '2026-01-31')], masa('2026-02-01'), []],
])('a new category of an organisation puts out of force %s', (_, rows, berlaku, expected) => {
  const told = listSkorTersisih(rows, { ...terlambat, ...berlaku }).map(
    ({ skor: { nama }, isDiganti, tgl_mulai, tgl_selesai }) =>
      `${nama}${isDiganti ? ' diganti' : ''} ${tgl_mulai} – ${tgl_selesai ?? ''}`,
  );
  expect(told).toEqual(expected);
});
