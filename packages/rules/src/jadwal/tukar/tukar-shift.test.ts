import { expect, test } from 'vitest';
import { anggota, organisasi, shift } from '../../testing/given.ts';
import { findJadwalBerlaku } from '../berlaku/jadwal-berlaku.ts';
import { toTukarShift } from '../../testing/to-tukar-shift.ts';
import { checkTukarShift } from './tukar-shift.ts';

const ajuan = { user_id_a: 1, tanggal_a: '2026-03-10', user_id_b: 2, tanggal_b: '2026-03-14' };
const row = (user_id: number, tanggal: string, jadwal_id: number | null) => ({
  user_id,
  tanggal,
  jadwal_id,
  jadwal_shift_id: user_id,
});
const roster = [row(1, '2026-03-10', 1), row(1, '2026-03-14', null), row(2, '2026-03-10', 2), row(2, '2026-03-14', 1)];

test('two members with roster rows on both dates may swap', () => {
  expect(checkTukarShift(ajuan, { roster, lain: [] })).toBeNull();
});

test.each([
  ['with oneself', { ...ajuan, user_id_b: 1 }, { roster, lain: [] }, { reason: 'same_member' }],
  [
    'without a row of one’s own',
    ajuan,
    { roster: roster.slice(1), lain: [] },
    { reason: 'tanpa_roster', user_id: 1, tanggal: '2026-03-10' },
  ],
  [
    'without the other’s row on the second date',
    ajuan,
    { roster: roster.slice(0, 3), lain: [] },
    { reason: 'tanpa_roster', user_id: 2, tanggal: '2026-03-14' },
  ],
  [
    'on a date that is swapped already',
    ajuan,
    { roster, lain: [{ user_id: 2, tanggal: '2026-03-14' }] },
    { reason: 'sudah_ditukar', user_id: 2, tanggal: '2026-03-14' },
  ],
  [
    'that gives each what he has already',
    ajuan,
    { roster: roster.map((one) => ({ ...one, jadwal_id: one.tanggal === '2026-03-10' ? 1 : null })), lain: [] },
    { reason: 'tanpa_beda' },
  ],
])('a swap is refused %s', (_, asked, fakta, expected) => {
  expect(checkTukarShift(asked, fakta)).toEqual(expected);
});

test('on each of its dates a member works what the other’s roster says, above his own', () => {
  const org = organisasi([
    shift(1, { masuk: '06:00', pulang: '14:00' }),
    shift(2, { masuk: '22:00', pulang: '06:00' }),
  ]);
  const rosterOf = (user_id: number) => roster.filter((one) => one.user_id === user_id);
  const swapped = (user_id: number, other: number) =>
    anggota({
      jadwalShift: rosterOf(user_id),
      tukarShift: toTukarShift({ ...ajuan, tukar_shift_id: 5 }, rosterOf(other)),
    });
  const works = (member: ReturnType<typeof anggota>) =>
    ['2026-03-10', '2026-03-14'].map((tanggal) => {
      const { berlaku } = findJadwalBerlaku(org, member, tanggal);
      return `${berlaku?.lapisan} ${berlaku?.jadwal?.jadwal_id ?? 'libur'}`;
    });
  expect(works(swapped(1, 2))).toEqual(['tukar-shift 2', 'tukar-shift 1']);
  expect(works(swapped(2, 1))).toEqual(['tukar-shift 1', 'tukar-shift libur']);
});
