import { expect, test } from 'vitest';
import { givenBaris, givenEvent } from '../../testing/given/given-kehadiran.ts';
import { toPerbaikan } from './to-perbaikan.ts';

test.each([
  [{ jam_masuk: '06:50:00', jam_pulang: null }, ['jam_pulang'], 'Lupa presensi pulang'],
  [{ jam_masuk: null, jam_pulang: '14:05:00' }, ['jam_masuk'], 'Lupa presensi datang'],
  [{ jam_masuk: null, jam_pulang: null }, ['jam_masuk', 'jam_pulang'], 'Lupa presensi datang dan pulang'],
])('of a day with %o it asks for %o, with the hours that were due', (tercatat, sisi, keterangan) => {
  const hari = givenBaris({ ...tercatat, presensi: [] });
  const perbaikan = toPerbaikan(hari);
  expect(perbaikan).toMatchObject({ sisi, isian: { keterangan } });
  for (const one of ['jam_masuk', 'jam_pulang'] as const) {
    expect(perbaikan.isian[one]).toBe(perbaikan.sisi.includes(one) ? hari.jadwal?.[one] : null);
  }
});

test.each([
  ['late', { terlambat_menit: 20 }, { jam_masuk: '07:00:00', jam_pulang: null }],
  ['gone early', { pulang_cepat_menit: 85 }, { jam_masuk: null, jam_pulang: '15:30:00' }],
  ['both', { terlambat_menit: 20, pulang_cepat_menit: 85 }, { jam_masuk: '07:00:00', jam_pulang: '15:30:00' }],
  ['neither', {}, { jam_masuk: null, jam_pulang: null }],
])('of a complete day of who was %s, only what is wrong is filled in, and either side may be', (_who, hari, isian) => {
  const perbaikan = toPerbaikan(givenBaris(hari));
  expect(perbaikan).toMatchObject({ sisi: ['jam_masuk', 'jam_pulang'], isian: { ...isian, keterangan: '' } });
});

const menunggu = (jam: string) => givenEvent({ jam, alasan: 'menunggu_tinjauan', sebagai: 'disisihkan' });

test.each([
  [
    ['07:02:11'],
    { jam_masuk: '07:02:00', jam_pulang: '15:30:00' },
    'Lupa presensi pulang. Presensi datang yang tercatat menunggu tinjauan',
  ],
  [
    ['14:58:40'],
    { jam_masuk: '07:00:00', jam_pulang: '14:58:00' },
    'Lupa presensi datang. Presensi pulang yang tercatat menunggu tinjauan',
  ],
  [
    ['07:02:11', '15:31:00'],
    { jam_masuk: '07:02:00', jam_pulang: '15:31:00' },
    'Presensi datang dan pulang yang tercatat menunggu tinjauan',
  ],
])('of an empty day with %o held, it begins with what was recorded', (jam, sisi, keterangan) => {
  const hari = givenBaris({ jam_masuk: null, jam_pulang: null, presensi: jam.map(menunggu) });
  expect(toPerbaikan(hari).isian).toMatchObject({ ...sisi, keterangan });
});

test('what counts already is never taken from what waits', () => {
  const hari = givenBaris({ jam_pulang: null, presensi: [givenEvent(), menunggu('15:40:00')] });
  expect(toPerbaikan(hari)).toMatchObject({ sisi: ['jam_pulang'], isian: { jam_masuk: null, jam_pulang: '15:40:00' } });
});
