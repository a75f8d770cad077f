import { describe, expect, test } from 'vitest';
import { findDaysTouchedByEvent } from '../../kehadiran/find-days-touched-by-event.ts';
import { judgeRentang } from '../../kehadiran/judge-rentang.ts';
import { anggota, cuti, organisasi, reguler, scan, shift } from '../../testing/given.ts';
import { eventsOf, judgeTanggal } from '../../testing/judge-tanggal.ts';
import { parseWaktuLokal } from '../../waktu/waktu-lokal.ts';

const guru = organisasi([reguler(1, { masuk: '07:00', pulang: '14:00' })]);
const touched = (org: typeof guru, member: ReturnType<typeof anggota>, at: string) =>
  findDaysTouchedByEvent(org, member, parseWaktuLokal(at) ?? Number.NaN);

describe('the window', () => {
  test.each([
    ['opens buka_masuk before jam_masuk, to the second', '2026-03-02 05:00:00', 1],
    ['not a second earlier', '2026-03-02 04:59:59', 'di_luar_jendela'],
    ['closes tutup_pulang after jam_pulang, to the second', '2026-03-02 18:00:00', 5],
    ['not a second later', '2026-03-02 18:00:01', 'di_luar_jendela'],
  ])('%s', (_, at, expected) => {
    const hari = judgeTanggal(guru, anggota({ events: [scan(1, at)] }), '2026-03-02');
    expect(eventsOf(hari)).toEqual([expected]);
    expect(hari.status).toBe(expected === 'di_luar_jendela' ? 'absen' : 'hadir');
  });

  test('reaches back before midnight for hours that begin just after it', () => {
    const org = organisasi([shift(1, { masuk: '00:30', pulang: '08:00' })]);
    expect(touched(org, anggota(), '2026-03-01 22:30:00')).toEqual(['2026-03-02']);
  });

  test('is kept on a leave day with work expected', () => {
    const member = anggota({ events: [scan(1, '2026-03-03 01:00')], cuti: [cuti(1, '2026-03-02')] });
    const org = organisasi([shift(1, { masuk: '18:00', pulang: '00:00' })]);
    expect(judgeTanggal(org, member, '2026-03-02')).toMatchObject({ status: 'cuti', jam_masuk: 25 * 3600 });
  });
});

describe('outside every window an event is its own date’s', () => {
  test('where it counts when no work is expected', () => {
    const hari = judgeTanggal(guru, anggota({ events: [scan(1, '2026-03-01 03:00')] }), '2026-03-01');
    expect(hari).toMatchObject({ status: 'libur', jam_masuk: 3 * 3600 });
  });

  test('and is set aside when work is', () => {
    const hari = judgeTanggal(guru, anggota({ events: [scan(1, '2026-03-02 03:00')] }), '2026-03-02');
    expect(hari).toMatchObject({ status: 'absen', jam_masuk: null });
    expect(eventsOf(hari)).toEqual(['di_luar_jendela']);
  });
});

describe('a night shift', () => {
  const malam = organisasi([shift(1, { masuk: '22:00', pulang: '06:00' }, { buka_masuk: 60, tutup_pulang: 120 })]);
  test.each([
    ['2026-03-02 21:00:00', '2026-03-02'],
    ['2026-03-03 00:30:00', '2026-03-02'],
    ['2026-03-03 08:00:00', '2026-03-02'],
    ['2026-03-03 21:30:00', '2026-03-03'],
  ])('takes %s to the date on which it began', (at, tanggal) => {
    expect(touched(malam, anggota(), at)).toEqual([tanggal]);
  });
});

describe('where two windows contain it', () => {
  // Sore ends 22:00 with its window until 02:00; the next day's Dini begins 03:00 with its window from 23:00.
  const jadwal = [
    shift(1, { masuk: '14:00', pulang: '22:00' }),
    shift(2, { masuk: '03:00', pulang: '11:00' }, { buka_masuk: 240 }),
  ];
  const org = organisasi(jadwal);
  const roster = [
    { jadwal_shift_id: 1, tanggal: '2026-03-02', jadwal_id: 1 },
    { jadwal_shift_id: 2, tanggal: '2026-03-03', jadwal_id: 2 },
  ];
  test.each([
    ['the nearer jam_pulang wins', '2026-03-03 00:29:59', '2026-03-02'],
    ['a tie is the earlier date’s, seconds dropped', '2026-03-03 00:30:59', '2026-03-02'],
    ['the nearer jam_masuk wins', '2026-03-03 00:31:00', '2026-03-03'],
  ])('%s', (_, at, tanggal) => {
    expect(touched(org, anggota({ jadwalShift: roster }), at)).toEqual([tanggal]);
  });
});

describe('where one shift ends as the member’s next begins', () => {
  const jadwal = [
    shift(1, { masuk: '22:00', pulang: '06:00' }, { buka_masuk: 60, tutup_pulang: 120 }),
    shift(2, { masuk: '06:00', pulang: '14:00' }, { buka_masuk: 60, tutup_pulang: 120 }),
  ];
  const roster = [
    { jadwal_shift_id: 1, tanggal: '2026-03-04', jadwal_id: 1 },
    { jadwal_shift_id: 2, tanggal: '2026-03-05', jadwal_id: 2 },
  ];
  const member = anggota({
    jadwalShift: roster,
    events: [
      scan(1, '2026-03-04 21:50'),
      scan(2, '2026-03-05 05:46'),
      scan(3, '2026-03-05 06:48'),
      scan(4, '2026-03-05 14:22'),
    ],
  });

  test('a tap touches both days', () => {
    expect(touched(organisasi(jadwal), member, '2026-03-05 05:46')).toEqual(['2026-03-04', '2026-03-05']);
  });

  test('the last is the departure of the one, the first the arrival of the other', () => {
    const range = { tgl_awal: '2026-03-04', tgl_akhir: '2026-03-05' };
    const { hari } = judgeRentang(organisasi(jadwal), member, range, Number.MAX_SAFE_INTEGER);
    expect(hari.map(eventsOf)).toEqual([
      [1, 3, 5],
      [1, 3, 5],
    ]);
    expect(hari.map((row) => [row.presensi_masuk_id, row.presensi_pulang_id])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test('not where the shifts only overlap their windows', () => {
    const gap = [
      jadwal[0] ?? shift(1, { masuk: '22:00', pulang: '06:00' }),
      shift(2, { masuk: '06:02', pulang: '14:00' }),
    ];
    expect(touched(organisasi(gap), member, '2026-03-05 06:01')).toEqual(['2026-03-04']);
  });
});

describe('outside the membership', () => {
  const range = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-04' };
  test('there is no day, and its events are set aside', () => {
    const member = anggota({
      keanggotaan: [{ tgl_mulai: '2026-03-03', tgl_selesai: '2026-03-03' }],
      events: [scan(1, '2026-03-02 07:00'), scan(2, '2026-03-03 07:00'), scan(3, '2026-03-04 07:00')],
    });
    const { hari, diLuarKeanggotaan } = judgeRentang(guru, member, range, Number.MAX_SAFE_INTEGER);
    expect(hari.map((row) => row.tanggal)).toEqual(['2026-03-03']);
    expect(diLuarKeanggotaan).toEqual([
      { presensi_id: 1, tanggal: '2026-03-02' },
      { presensi_id: 3, tanggal: '2026-03-04' },
    ]);
  });

  test('a night shift is the membership’s of the date on which it begins', () => {
    const malam = organisasi([shift(1, { masuk: '22:00', pulang: '06:00' })]);
    const member = anggota({
      keanggotaan: [{ tgl_mulai: '2026-03-01', tgl_selesai: '2026-03-02' }],
      events: [scan(1, '2026-03-02 22:00'), scan(2, '2026-03-03 06:00'), scan(3, '2026-03-03 22:00')],
    });
    const { hari, diLuarKeanggotaan } = judgeRentang(malam, member, range, Number.MAX_SAFE_INTEGER);
    expect(hari.at(-1)).toMatchObject({ tanggal: '2026-03-02', status: 'hadir', jam_pulang: 30 * 3600 });
    expect(diLuarKeanggotaan).toEqual([{ presensi_id: 3, tanggal: '2026-03-03' }]);
  });
});
