import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { givenAcara } from '../../testing/given/given-kalender.ts';
import { cutByCuti } from './cut-by-cuti.ts';

const WEEK = eachDay({ tgl_awal: '2026-11-23', tgl_akhir: '2026-11-29' });
const lengths = (cuti: Parameters<typeof cutByCuti>[1]) =>
  cutByCuti(WEEK, cuti).map(({ dates, acara }) => `${dates.length}${'x'.repeat(acara.length)}`);

test('a leave is one stretch, cut off where the row ends; every other date stands by itself', () => {
  const cuti = [
    givenAcara({ tgl_awal: '2026-11-20', tgl_akhir: '2026-11-24' }),
    givenAcara({ tgl_awal: '2026-11-26', tgl_akhir: '2026-11-26' }),
  ];
  expect(lengths(cuti)).toEqual(['2x', '1', '1x', '1', '1', '1']);
  expect(lengths([])).toEqual(['1', '1', '1', '1', '1', '1', '1']);
});

test('two leaves that touch are two stretches, two halves of a date one', () => {
  const touching = [
    givenAcara({ tgl_awal: '2026-11-23', tgl_akhir: '2026-11-24' }),
    givenAcara({ tgl_awal: '2026-11-25', tgl_akhir: '2026-11-29' }),
  ];
  expect(lengths(touching)).toEqual(['2x', '5x']);
  const one = { tgl_awal: '2026-11-23', tgl_akhir: '2026-11-23' } as const;
  const halves = [givenAcara({ ...one, setengah_hari: 'pagi' }), givenAcara({ ...one, setengah_hari: 'siang' })];
  expect(lengths(halves)[0]).toBe('1xx');
});
