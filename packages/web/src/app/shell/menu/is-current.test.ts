import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

const riwayat = { to: 'riwayatKehadiran' } as const;
const tutup = { ...riwayat, search: { bagian: 'verval' } };

test('a part of a screen that has an entry of its own is marked there, and not at the screen', () => {
  const marks = (asked: Record<string, string>) =>
    [riwayat, tutup].map((item) => isCurrent(item, 'riwayatKehadiran', asked));
  expect(marks({})).toEqual([true, false]);
  expect(marks({ bagian: 'verval', bulan: '2026-10' })).toEqual([false, true]);
  expect(isCurrent(tutup, 'riwayatKehadiran.detail', {})).toBe(false);
  expect(isCurrent(riwayat, 'riwayatKehadiran.detail', {})).toBe(true);
});
