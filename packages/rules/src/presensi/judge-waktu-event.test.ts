import { expect, test } from 'vitest';
import { judgeWaktuEvent, type LaporanWaktu } from './judge-waktu-event.ts';

const JAM = 3_600_000;
const diterima = Date.parse('2026-11-20T08:00:00Z');
const base: LaporanWaktu = { diterima, waktu_klien: diterima, selisih_jam: 0, is_luring: true, luring_maks_jam: 24 };

test.each<[string, Partial<LaporanWaktu>, ReturnType<typeof judgeWaktuEvent>]>([
  [
    'made online counts when it arrives, whatever the device says',
    { is_luring: false, waktu_klien: 0 },
    { waktu: diterima, is_ditinjau: false },
  ],
  [
    'made offline counts at the device’s time',
    { waktu_klien: diterima - 3 * JAM },
    { waktu: diterima - 3 * JAM, is_ditinjau: false },
  ],
  [
    'made offline on a clock an hour behind is put right',
    { waktu_klien: diterima - 4 * JAM, selisih_jam: JAM },
    { waktu: diterima - 3 * JAM, is_ditinjau: false },
  ],
  [
    'made offline and exactly as late as allowed still counts',
    { waktu_klien: diterima - 24 * JAM },
    { waktu: diterima - 24 * JAM, is_ditinjau: false },
  ],
  ['made offline and a moment later than allowed is refused', { waktu_klien: diterima - 24 * JAM - 1 }, 'terlalu_lama'],
  [
    'made offline a little in the future counts when it arrives',
    { waktu_klien: diterima + 60_000 },
    { waktu: diterima, is_ditinjau: false },
  ],
  [
    'made offline an hour in the future waits for review',
    { waktu_klien: diterima + JAM },
    { waktu: diterima, is_ditinjau: true },
  ],
  [
    'made offline on a clock never compared waits for review, at the time it claims',
    { waktu_klien: diterima - JAM, selisih_jam: null },
    { waktu: diterima - JAM, is_ditinjau: true },
  ],
  [
    'made offline on a clock never compared that claims the impossible waits at the time it arrived',
    { waktu_klien: diterima - 50 * JAM, selisih_jam: null },
    { waktu: diterima, is_ditinjau: true },
  ],
])('a tap %s', (_, laporan, putusan) => {
  expect(judgeWaktuEvent({ ...base, ...laporan })).toEqual(putusan);
});
