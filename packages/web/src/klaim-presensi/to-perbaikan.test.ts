import { expect, test } from 'vitest';
import { givenBaris } from '../testing/given/given-kehadiran.ts';
import { toPerbaikan } from './to-perbaikan.ts';

test.each([
  [{ jam_masuk: '06:50:00', jam_pulang: null }, ['jam_pulang'], 'Lupa presensi pulang'],
  [{ jam_masuk: null, jam_pulang: '14:05:00' }, ['jam_masuk'], 'Lupa presensi datang'],
  [{ jam_masuk: null, jam_pulang: null }, ['jam_masuk', 'jam_pulang'], 'Lupa presensi datang dan pulang'],
  [{ jam_masuk: '07:20:00', jam_pulang: '14:05:00' }, ['jam_masuk', 'jam_pulang'], ''],
])('of a day with %o it asks for %o, with the hours that were due', (tercatat, sisi, keterangan) => {
  const hari = givenBaris(tercatat);
  const perbaikan = toPerbaikan(hari);
  expect(perbaikan).toMatchObject({ sisi, isian: { keterangan } });
  for (const one of ['jam_masuk', 'jam_pulang'] as const) {
    expect(perbaikan.isian[one]).toBe(perbaikan.sisi.includes(one) ? hari.jadwal?.[one] : null);
  }
});
