import { describe, expect, test } from 'vitest';
import { anggota, cuti, fleksibel, klaim, organisasi, reguler, scans, shift } from '../../testing/given.ts';
import { brief, eventsOf, judgeTanggal } from '../../testing/judge-tanggal.ts';
import { checkKlaimPresensi } from '../../klaim-presensi/check-klaim-presensi.ts';
import type { KlaimPresensi } from './klaim-presensi.ts';
import { toWaktuLokal } from '../../waktu/waktu-lokal.ts';

const SENIN = '2026-03-02';
const MINGGU = '2026-03-01';
const guru = organisasi([reguler(1, { masuk: '07:00', pulang: '14:00' })]);
const malam = organisasi([shift(1, { masuk: '22:00', pulang: '06:00' })]);
const peneliti = organisasi([fleksibel(1, { masuk: '06:00', pulang: '20:00', durasi: 420 })]);
const member = (claims: KlaimPresensi[], ...times: string[]) =>
  anggota({ klaim: claims, events: scans(SENIN, ...times) });

test.each([
  [
    'a granted arrival takes the recorded one’s place',
    guru,
    member([klaim(1, SENIN, { masuk: '07:05' })], '08:00', '14:00'),
    'hadir 07:05..14:00 5/0 415m',
  ],
  [
    'a granted departure takes the recorded one’s place',
    guru,
    member([klaim(1, SENIN, { pulang: '13:50' })], '07:00', '12:00'),
    'hadir 07:00..13:50 0/10 410m',
  ],
  [
    'whole-day presence is from jam_masuk to jam_pulang',
    guru,
    member([klaim(1, SENIN, { sehari: true })], '09:00', '10:00'),
    'hadir 07:00..14:00 0/0 420m',
  ],
  [
    'whole-day presence takes the place also of a day that was recorded in full',
    guru,
    member([klaim(1, SENIN, { sehari: true })], '06:50', '14:20'),
    'hadir 07:00..14:00 0/0 420m',
  ],
  [
    'whole-day presence on fleksibel is the due duration',
    peneliti,
    member([klaim(1, SENIN, { sehari: true })]),
    'hadir 06:00..20:00 0/0 420m',
  ],
  [
    'one side alone makes the day hadir with the other missing',
    guru,
    member([klaim(1, SENIN, { masuk: '07:00' })]),
    'hadir 07:00..- 0/0 0m tanpa pulang',
  ],
  [
    'events are classified before: a lone departure stays one',
    guru,
    member([klaim(1, SENIN, { masuk: '07:00' })], '13:00'),
    'hadir 07:00..13:00 0/60 360m',
  ],
  [
    'events are classified before: a lone arrival is replaced',
    guru,
    member([klaim(1, SENIN, { masuk: '07:00' })], '08:00'),
    'hadir 07:00..- 0/0 0m tanpa pulang',
  ],
  [
    'of several claims whole-day presence outranks times',
    guru,
    member([klaim(1, SENIN, { sehari: true }), klaim(2, SENIN, { masuk: '08:00' })]),
    'hadir 07:00..14:00 0/0 420m',
  ],
  [
    'each side comes from the latest that grants it',
    guru,
    member([
      klaim(3, SENIN, { masuk: '07:10' }),
      klaim(1, SENIN, { masuk: '08:00', pulang: '13:00' }),
      klaim(2, SENIN, { pulang: '14:00' }),
    ]),
    'hadir 07:10..14:00 10/0 410m',
  ],
  [
    'a granted time before the window belongs to the next morning',
    malam,
    member([klaim(1, SENIN, { masuk: '22:00', pulang: '06:01' })]),
    'hadir 22:00..06:01 0/0 481m',
  ],
])('%s', (_, org, fakta, expected) => {
  expect(brief(judgeTanggal(org, fakta, SENIN))).toBe(expected);
});

test('it has no effect on a day with no work expected, and the record says so', () => {
  const hari = judgeTanggal(guru, anggota({ klaim: [klaim(1, MINGGU, { sehari: true })] }), MINGGU);
  expect(hari.status).toBe('libur');
  expect(hari.penjelasan.klaim).toEqual([
    { presensi_klaim_id: 1, jenis: 'dinas luar', sehari: true, masuk: null, pulang: null },
  ]);
});

test('leave outranks it', () => {
  const fakta = anggota({ klaim: [klaim(1, SENIN, { sehari: true })], cuti: [cuti(1, SENIN)] });
  expect(brief(judgeTanggal(guru, fakta, SENIN))).toBe('cuti -..- 0/0 0m');
});

test('the replaced event keeps its own status, and the claim is the source', () => {
  const hari = judgeTanggal(guru, member([klaim(1, SENIN, { masuk: '07:00' })], '08:00', '14:00'), SENIN);
  expect(eventsOf(hari)).toEqual([2, 5]);
  expect(hari).toMatchObject({
    sumber_masuk: 'klaim',
    presensi_masuk_id: null,
    sumber_pulang: 'mesin',
    presensi_pulang_id: 2,
  });
});

test('cancelling restores what was derived before', () => {
  const times = ['08:00', '12:00'];
  const before = judgeTanggal(guru, member([], ...times), SENIN);
  expect(judgeTanggal(guru, member([klaim(1, SENIN, { sehari: true })], ...times), SENIN)).not.toEqual(before);
  expect(judgeTanggal(guru, member([], ...times), SENIN)).toEqual(before);
});

/** Long after all of it. */
const NANTI = Number.MAX_SAFE_INTEGER;

describe('filing', () => {
  test.each([
    [
      'a departure before the arrival',
      guru,
      member([]),
      klaim(1, SENIN, { masuk: '09:00', pulang: '08:00' }),
      { reason: 'pulang_sebelum_masuk', tanggal: SENIN },
    ],
    [
      'a departure before the recorded arrival',
      guru,
      member([], '08:00'),
      klaim(1, SENIN, { pulang: '07:30' }),
      { reason: 'pulang_sebelum_masuk', tanggal: SENIN },
    ],
    [
      'an arrival after the recorded departure',
      guru,
      member([], '07:00', '13:00'),
      klaim(1, SENIN, { masuk: '13:30' }),
      { reason: 'pulang_sebelum_masuk', tanggal: SENIN },
    ],
  ])('refuses %s', (_, org, fakta, asked, expected) => {
    expect(checkKlaimPresensi(org, fakta, asked, NANTI)).toEqual(expected);
  });

  test.each([
    [
      'a night’s departure of the next morning',
      malam,
      member([]),
      klaim(1, SENIN, { masuk: '22:00', pulang: '06:00' }),
    ],
    ['times that fall on a day off', guru, member([]), klaim(1, MINGGU, { masuk: '09:00', pulang: '08:00' })],
    [
      'times that whole-day presence outranks',
      guru,
      member([klaim(1, SENIN, { sehari: true })]),
      klaim(2, SENIN, { masuk: '09:00', pulang: '08:00' }),
    ],
  ])('accepts %s', (_, org, fakta, asked) => {
    expect(checkKlaimPresensi(org, fakta, asked, NANTI)).toBeNull();
  });

  test.each([
    ['a departure later today', guru, { pulang: '13:00' }, { reason: 'belum_tiba', sisi: 'jam_pulang' }],
    ['an arrival later today', guru, { masuk: '10:00' }, { reason: 'belum_tiba', sisi: 'jam_masuk' }],
    ['a departure that has been', guru, { masuk: '07:00', pulang: '08:59' }, null],
    ['the whole day', guru, { sehari: true as const }, null],
    ["a night's departure of tomorrow", malam, { pulang: '06:00' }, { reason: 'belum_tiba', sisi: 'jam_pulang' }],
  ])('at nine in the morning %s', (_, org, isi, expected) => {
    const sekarang = toWaktuLokal(SENIN, 9 * 3600);
    expect(checkKlaimPresensi(org, member([]), klaim(1, SENIN, isi), sekarang)).toEqual(expected);
  });
});
