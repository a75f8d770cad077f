import { describe, expect, test } from 'vitest';
import { anggota, cuti, fleksibel, organisasi, reguler, scan, scans, shift } from '../testing/given.ts';
import { parseWaktuLokal } from '../waktu/waktu-lokal.ts';
import { judgeRentang } from './judge-rentang.ts';
import { brief, eventsOf, judgeTanggal } from '../testing/judge-tanggal.ts';

const SENIN = '2026-03-02';
const MINGGU = '2026-03-01';
const guru = organisasi([reguler(1, { masuk: '07:00', pulang: '14:00', istirahat: ['12:00', '12:30'] })]);
const longgar = organisasi([
  reguler(1, { masuk: '07:00', pulang: '14:00' }, { toleransi_masuk: 10, toleransi_pulang: 5 }),
]);
const malam = organisasi([shift(1, { masuk: '22:00', pulang: '06:00', istirahat: ['23:30', '00:30'] })]);
const peneliti = organisasi([
  fleksibel(
    1,
    { masuk: '06:00', pulang: '20:00', istirahat: ['12:00', '12:30'], durasi: 420 },
    { toleransi_pulang: 10 },
  ),
]);
const day = (org: typeof guru, ...times: string[]) =>
  judgeTanggal(org, anggota({ events: scans(SENIN, ...times) }), SENIN);

describe('arrival and departure', () => {
  test.each([
    ['on the minute is on time', ['07:00', '14:00'], 'hadir 07:00..14:00 0/0 390m', [1, 5]],
    ['07:00:59 is not late for 07:00', ['07:00:59', '14:00'], 'hadir 07:00..14:00 0/0 390m', [1, 5]],
    ['07:01:00 is one minute late', ['07:01:00', '14:00'], 'hadir 07:01..14:00 1/0 389m', [2, 5]],
    ['13:59:30 is one minute early for 14:00', ['07:00', '13:59:30'], 'hadir 07:00..13:59 0/1 389m', [1, 4]],
    ['what lies between is a break', ['07:00', '12:01', '12:29', '14:00'], 'hadir 07:00..14:00 0/0 390m', [1, 3, 3, 5]],
    [
      'less than the jeda after the arrival is a repeat',
      ['07:00:00', '07:04:59', '14:00'],
      'hadir 07:00..14:00 0/0 390m',
      [1, 'pengulangan', 5],
    ],
    ['the jeda itself is no repeat', ['07:00:00', '07:05:00', '14:00'], 'hadir 07:00..14:00 0/0 390m', [1, 3, 5]],
    ['the last one departs as soon as it is a jeda later', ['07:00', '07:05'], 'hadir 07:00..07:05 0/415 5m', [1, 4]],
  ])('%s', (_, times, expected, codes) => {
    const hari = day(guru, ...times);
    expect(brief(hari)).toBe(expected);
    expect(eventsOf(hari)).toEqual(codes);
  });

  test.each([
    ['the last minute of the tolerance is on time', ['07:10:59', '13:55:00'], 'hadir 07:10..13:55 0/0 405m', [1, 5]],
    ['past it the whole delay counts', ['07:11', '13:54'], 'hadir 07:11..13:54 11/6 403m', [2, 4]],
  ])('with a tolerance, %s', (_, times, expected, codes) => {
    const hari = day(longgar, ...times);
    expect(brief(hari)).toBe(expected);
    expect(eventsOf(hari)).toEqual(codes);
  });

  test('the jeda is the setting in force on the day', () => {
    const org = { ...guru, pengaturan: [{ tgl_mulai: SENIN, tgl_selesai: null, jeda_menit: 30 }] };
    expect(eventsOf(day(org, '07:00', '07:29:59', '14:00'))).toEqual([1, 'pengulangan', 5]);
    const before = anggota({ events: scans('2026-02-28', '07:00', '07:29:59', '14:00') });
    expect(eventsOf(judgeTanggal(org, before, '2026-02-28'))).toEqual([1, 3, 5]);
  });
});

describe('a single event', () => {
  test.each([
    ['nearer jam_masuk is the arrival', guru, '10:29', 'hadir 10:29..- 209/0 0m tanpa pulang', [2]],
    ['at a tie is the arrival', guru, '10:30:59', 'hadir 10:30..- 210/0 0m tanpa pulang', [2]],
    ['nearer jam_pulang is the departure', guru, '10:31', 'hadir -..10:31 0/209 0m tanpa masuk', [4]],
    ['at the end is an on-time departure', guru, '14:20', 'hadir -..14:20 0/0 0m tanpa masuk', [5]],
    ['of fleksibel hours is always the arrival', peneliti, '19:50', 'hadir 19:50..- 0/0 0m tanpa pulang', [1]],
  ])('%s', (_, org, time, expected, codes) => {
    const hari = day(org, time);
    expect(brief(hari)).toBe(expected);
    expect(eventsOf(hari)).toEqual(codes);
  });

  test('and its repeats are one, judged by the first of them', () => {
    const hari = day(guru, '13:58', '14:01');
    expect(brief(hari)).toBe('hadir -..13:58 0/2 0m tanpa masuk');
    expect(eventsOf(hari)).toEqual([4, 'pengulangan']);
  });
});

describe('the duration', () => {
  test.each([
    ['is whole minutes, seconds dropped before', guru, ['07:00:50', '11:00:10'], 240],
    ['loses the part of it that lies in the break', guru, ['07:00', '12:10'], 300],
    ['keeps what lies outside the break', guru, ['12:20', '14:00'], 90],
    ['of a night counts over midnight, its break too', malam, ['22:00', '30:00'], 420],
    ['of a night that leaves within the break', malam, ['22:00', '24:00'], 90],
  ])('%s', (_, org, times, expected) => {
    expect(day(org, ...times).durasi_menit).toBe(expected);
  });
});

describe('fleksibel hours', () => {
  test.each([
    ['nobody is late', ['11:00', '18:30'], 'hadir 11:00..18:30 0/0 420m', [1, 5]],
    [
      'leaving within the tolerance of the due duration is not early',
      ['08:00', '15:20'],
      'hadir 08:00..15:20 0/0 410m',
      [1, 5],
    ],
    ['leaving before it is early by all that lacks', ['08:00', '15:19'], 'hadir 08:00..15:19 0/11 409m', [1, 4]],
  ])('%s', (_, times, expected, codes) => {
    const hari = day(peneliti, ...times);
    expect(brief(hari)).toBe(expected);
    expect(eventsOf(hari)).toEqual(codes);
  });
});

describe('a day without work', () => {
  const libur = (...times: string[]) => judgeTanggal(guru, anggota({ events: scans(MINGGU, ...times) }), MINGGU);
  test.each([
    ['shows nothing when nobody came', [], 'libur -..- 0/0 0m', 0],
    [
      'shows the first event, and the last when it is a jeda later',
      ['09:00', '10:00', '11:30'],
      'libur 09:00..11:30 0/0 0m',
      150,
    ],
    ['shows a lone event as the arrival, however late', ['13:50'], 'libur 13:50..- 0/0 0m', 0],
    ['does not take a repeat for a departure', ['09:00', '09:04:59'], 'libur 09:00..- 0/0 0m', 0],
  ])('%s', (_, times, expected, kerja_libur_menit) => {
    const hari = libur(...times);
    expect(brief(hari)).toBe(expected);
    expect(hari).toMatchObject({ kerja_libur_menit, jadwal_id: null, kategori: [], potongan: 0 });
  });

  test('calls no event of it on time, late or early: nothing was due', () => {
    const { events } = libur('09:00', '10:00', '11:30').penjelasan;
    expect(events).toMatchObject([
      { sebagai: 'datang', status: null },
      { sebagai: 'istirahat', status: null },
      { sebagai: 'pulang', status: null },
    ]);
  });
});

describe('a work day without events', () => {
  test.each([
    ['is open until its window has closed, the last second included', '2026-03-02 18:00:00', 'terbuka', true],
    ['is absen from then on', '2026-03-02 18:00:01', 'absen', false],
  ])('%s', (_, sekarang, status, jendela_terbuka) => {
    expect(judgeTanggal(guru, anggota(), SENIN, sekarang)).toMatchObject({ status, jendela_terbuka });
  });

  test('counts nowhere while it is open', () => {
    const skorPresensi = [
      {
        skor_presensi_id: 1,
        nama: 'TK',
        jenis: 'absen' as const,
        menit_dari: null,
        menit_sampai: null,
        potongan: 3,
        pemilik: 'tenant' as const,
        tgl_mulai: '2020-01-01',
        tgl_selesai: null,
      },
    ];
    const org = { ...guru, skorPresensi };
    expect(judgeTanggal(org, anggota(), SENIN, '2026-03-02 12:00').potongan).toBe(0);
    expect(judgeTanggal(org, anggota(), SENIN).potongan).toBe(3);
  });

  test('misses no departure while the window is open', () => {
    const member = anggota({ events: scans(SENIN, '07:20') });
    expect(brief(judgeTanggal(guru, member, SENIN, '2026-03-02 12:00'))).toBe('hadir 07:20..- 20/0 0m');
    expect(brief(judgeTanggal(guru, member, SENIN))).toBe('hadir 07:20..- 20/0 0m tanpa pulang');
  });

  test.each(['menunggu_tinjauan', 'ditolak', 'dihapus'] as const)('with only %s ones is absen', (tahan) => {
    const hari = judgeTanggal(guru, anggota({ events: [scan(1, '2026-03-02 07:00', { tahan })] }), SENIN);
    expect(hari.status).toBe('absen');
    expect(eventsOf(hari)).toEqual([tahan]);
  });
});

describe('leave', () => {
  const member = (of: Parameters<typeof cuti>[2], tanggal = SENIN) =>
    anggota({ cuti: [cuti(7, tanggal, of)], events: scans(tanggal, '09:00', '11:00') });
  test.each([
    ['takes a work day whatever was scanned', guru, member({}), SENIN, 'cuti 09:00..11:00 0/0 0m'],
    ['in work days leaves a day off alone', guru, member({}, MINGGU), MINGGU, 'libur 09:00..11:00 0/0 0m'],
    [
      'in calendar days takes a day off too',
      guru,
      member({ hitungan: 'kalender' }, MINGGU),
      MINGGU,
      'cuti 09:00..11:00 0/0 0m',
    ],
  ])('%s', (_, org, fakta, tanggal, expected) => {
    const hari = judgeTanggal(org, fakta, tanggal);
    expect(brief(hari)).toBe(expected);
    expect(hari.kerja_libur_menit).toBe(expected.startsWith('libur') ? 120 : 0);
  });

  test('includes both its dates', () => {
    const fakta = anggota({ cuti: [cuti(7, SENIN, { tgl_akhir: '2026-03-04' })] });
    const dates = ['2026-02-28', SENIN, '2026-03-04', '2026-03-05'];
    expect(dates.map((tanggal) => judgeTanggal(guru, fakta, tanggal).status)).toEqual([
      'absen',
      'cuti',
      'cuti',
      'absen',
    ]);
  });

  const half = (setengah_hari: 'pagi' | 'siang', ...times: string[]) =>
    anggota({ cuti: [cuti(7, SENIN, { setengah_hari })], events: scans(SENIN, ...times) });
  test.each([
    [
      'of the morning moves jam_masuk to the end of the break',
      guru,
      half('pagi', '12:31', '14:00'),
      'hadir 12:31..14:00 1/0 89m',
    ],
    [
      'of the afternoon moves jam_pulang to the start of the break',
      guru,
      half('siang', '07:00', '11:59'),
      'hadir 07:00..11:59 0/1 299m',
    ],
    [
      'without a break splits the day in the middle',
      longgar,
      half('siang', '07:00', '10:30'),
      'hadir 07:00..10:30 0/0 210m',
    ],
    ['keeps the window of the whole day', guru, half('pagi', '05:00', '14:00'), 'hadir 05:00..14:00 0/0 510m'],
    [
      'of a night moves to the break after midnight',
      malam,
      half('pagi', '24:30', '30:00'),
      'hadir 00:30..06:00 0/0 330m',
    ],
    ['of fleksibel hours halves what is due', peneliti, half('pagi', '12:30', '15:50'), 'hadir 12:30..15:50 0/0 200m'],
    ['does not excuse the other half', guru, half('pagi'), 'absen -..- 0/0 0m'],
  ])('half a day %s', (_, org, fakta, expected) => {
    const hari = judgeTanggal(org, fakta, SENIN);
    expect(brief(hari)).toBe(expected);
    expect(hari).toMatchObject({ hari_cuti: 0.5, cuti_id: 7 });
  });

  test('two halves make the day leave', () => {
    const both = anggota({
      cuti: [cuti(7, SENIN, { setengah_hari: 'pagi' }), cuti(8, SENIN, { setengah_hari: 'siang' })],
    });
    expect(judgeTanggal(guru, both, SENIN)).toMatchObject({ status: 'cuti', hari_cuti: 1 });
  });
});

describe('waiting for a machine’s data', () => {
  const waiting = { ...guru, pengaturan: [{ tgl_mulai: SENIN, tgl_selesai: null, jeda_menit: 5, tunggu_data_jam: 6 }] };
  const range = { tgl_awal: SENIN, tgl_akhir: SENIN };
  const statusAt = (pukul: string) =>
    judgeRentang(waiting, anggota({ events: [] }), range, parseWaktuLokal(`${pukul}`) ?? 0).hari[0]?.status;

  test('a day without an event stays open for so long after its window, and is absen a second later', () => {
    expect(statusAt('2026-03-03 00:00:00')).toBe('terbuka');
    expect(statusAt('2026-03-03 00:00:01')).toBe('absen');
  });
});
