import { expect, test } from 'vitest';
import { TANPA_AKHIR } from './tanggal.ts';
import { toChangedRanges } from './to-changed-ranges.ts';

const from = (tgl_mulai: string, tgl_selesai: string | null = null) => ({ tgl_mulai, tgl_selesai });
const span = (tgl_awal: string, tgl_akhir: string) => ({ tgl_awal, tgl_akhir });
const same = { isSame: true };

test.each([
  [
    'new, changes from its first date to its last',
    null,
    from('2026-03-01', '2026-03-10'),
    [span('2026-03-01', '2026-03-10')],
  ],
  ['gone, changes all its dates, open ones without end', from('2026-03-01'), null, [span('2026-03-01', TANPA_AKHIR)]],
  ['unchanged, changes nothing', from('2026-03-01'), from('2026-03-01'), []],
  [
    'that ends later, changes only the dates it gained',
    from('2026-03-01', '2026-03-10'),
    from('2026-03-01', '2026-03-12'),
    [span('2026-03-11', '2026-03-12')],
  ],
  [
    'that begins later, changes only the dates it lost',
    from('2026-03-01'),
    from('2026-03-05'),
    [span('2026-03-01', '2026-03-04')],
  ],
  [
    'that moves apart, changes both',
    from('2026-01-01', '2026-01-02'),
    from('2026-03-01', '2026-03-02'),
    [span('2026-01-01', '2026-01-02'), span('2026-03-01', '2026-03-02')],
  ],
  [
    'that gains an end, changes wholly, for it outranks open ones now',
    from('2026-03-01'),
    from('2026-03-01', '2026-06-30'),
    [span('2026-03-01', TANPA_AKHIR)],
  ],
])('something %s', (_, before, after, ranges) => {
  expect(toChangedRanges(before, after, same)).toEqual(ranges);
});

test('something that says another thing changes all the dates of both', () => {
  const ranges = toChangedRanges(from('2026-03-01', '2026-03-10'), from('2026-03-05', '2026-03-12'), { isSame: false });
  expect(ranges).toEqual([span('2026-03-01', '2026-03-12')]);
});
