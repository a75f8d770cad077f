import { describe, expect, test } from 'vitest';
import { anggota, fleksibel, gangguan, klaim, organisasi, reguler, scans, shift } from '../testing/given.ts';
import { brief, eventsOf, judgeTanggal } from '../testing/judge-tanggal.ts';

const SENIN = '2026-03-02';
const hours = reguler(1, { masuk: '07:00', pulang: '14:00' });
const during = (dari: string, sampai: string, jadwal = hours) =>
  organisasi([jadwal], { gangguan: [gangguan(1, `${SENIN} ${dari}`, `${SENIN} ${sampai}`)] });
const came = (...times: string[]) => anggota({ events: scans(SENIN, ...times) });

test.each([
  [
    'an arrival in it counts as if made at its start',
    during('06:50', '07:40'),
    came('07:30', '14:00'),
    'hadir 07:30..14:00 0/0 390m',
    [1, 5],
  ],
  [
    'so does one 30 minutes after its end',
    during('06:50', '07:40'),
    came('08:10:59', '14:00'),
    'hadir 08:10..14:00 0/0 350m',
    [1, 5],
  ],
  [
    'not one 31 minutes after',
    during('06:50', '07:40'),
    came('08:11', '14:00'),
    'hadir 08:11..14:00 71/0 349m',
    [2, 5],
  ],
  [
    'its first minute is included',
    during('07:20:40', '07:40'),
    came('07:20:10', '14:00'),
    'hadir 07:20..14:00 20/0 400m',
    [2, 5],
  ],
  [
    'what came before its start stays late',
    during('07:20', '07:40'),
    came('07:45', '14:00'),
    'hadir 07:45..14:00 20/0 375m',
    [2, 5],
  ],
  [
    'an arrival that was made before it is not excused',
    during('07:20', '07:40'),
    came('07:19', '14:00'),
    'hadir 07:19..14:00 19/0 401m',
    [2, 5],
  ],
  [
    'a missing arrival is on time when jam_masuk lies in it',
    during('06:00', '07:00'),
    came('14:00'),
    'hadir -..14:00 0/0 0m',
    [5],
  ],
  ['not when it ended before', during('06:00', '06:59'), came('14:00'), 'hadir -..14:00 0/0 0m tanpa masuk', [5]],
  [
    'a missing departure is excused when it reaches jam_pulang',
    during('13:00', '14:00'),
    came('07:00'),
    'hadir 07:00..- 0/0 0m',
    [1],
  ],
  ['or begins before the window ends', during('18:00', '20:00'), came('07:00'), 'hadir 07:00..- 0/0 0m', [1]],
  [
    'not when it ended before jam_pulang',
    during('12:00', '13:59'),
    came('07:00'),
    'hadir 07:00..- 0/0 0m tanpa pulang',
    [1],
  ],
  [
    'not when it began after the window',
    during('18:01', '20:00'),
    came('07:00'),
    'hadir 07:00..- 0/0 0m tanpa pulang',
    [1],
  ],
  [
    'a departure that was recorded early is not excused',
    during('13:00', '15:00'),
    came('07:00', '13:10'),
    'hadir 07:00..13:10 0/50 370m',
    [1, 4],
  ],
  ['who has no event at all stays absen', during('06:00', '18:00'), came(), 'absen -..- 0/0 0m', []],
])('%s', (_, org, fakta, expected, codes) => {
  const hari = judgeTanggal(org, fakta, SENIN);
  expect(brief(hari)).toBe(expected);
  expect(eventsOf(hari)).toEqual(codes);
});

test('of two incidents the earlier start counts', () => {
  const two = organisasi([hours], {
    gangguan: [gangguan(1, `${SENIN} 07:25`, `${SENIN} 08:00`), gangguan(2, `${SENIN} 07:10`, `${SENIN} 07:50`)],
  });
  const hari = judgeTanggal(two, came('07:45', '14:00'), SENIN);
  expect(hari.terlambat_menit).toBe(10);
  expect(hari.penjelasan.gangguan).toMatchObject([{ gangguan_id: 2, memaafkan: 'terlambat' }]);
});

test('a granted arrival is not excused', () => {
  const fakta = anggota({ klaim: [klaim(1, SENIN, { masuk: '07:30' })], events: scans(SENIN, '07:35', '14:00') });
  const hari = judgeTanggal(during('06:50', '07:40'), fakta, SENIN);
  expect(hari).toMatchObject({ terlambat_menit: 30, penjelasan: { gangguan: [] } });
});

test('an arrival that was on time needs no excuse, and the record names none', () => {
  expect(judgeTanggal(during('06:50', '07:40'), came('06:58', '14:00'), SENIN).penjelasan.gangguan).toEqual([]);
});

test('it reaches a night shift after midnight', () => {
  const malam = organisasi([shift(1, { masuk: '22:00', pulang: '06:00' })], {
    gangguan: [gangguan(1, '2026-03-03 05:30', '2026-03-03 07:00')],
  });
  expect(brief(judgeTanggal(malam, came('21:55'), SENIN))).toBe('hadir 21:55..- 0/0 0m');
});

describe('for fleksibel hours', () => {
  const peneliti = fleksibel(1, { masuk: '06:00', pulang: '20:00', durasi: 420 });
  test('a missing departure is excused', () => {
    expect(brief(judgeTanggal(during('19:00', '20:30', peneliti), came('09:00'), SENIN))).toBe('hadir 09:00..- 0/0 0m');
  });

  test('nothing else is', () => {
    const fakta = anggota({ klaim: [klaim(1, SENIN, { pulang: '19:00' })] });
    expect(brief(judgeTanggal(during('05:00', '10:00', peneliti), fakta, SENIN))).toBe(
      'hadir -..19:00 0/0 0m tanpa masuk',
    );
  });
});
