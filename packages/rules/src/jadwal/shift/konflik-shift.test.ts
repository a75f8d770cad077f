import { expect, test } from 'vitest';
import type { PilihanJadwal } from '../berlaku/jadwal-berlaku.ts';
import { countIstirahatShift, ISTIRAHAT_SHIFT_MENIT, judgeKonflikShift } from './konflik-shift.ts';

const PAGI = { masuk: 420, pulang: 840 };
const SIANG = { masuk: 840, pulang: 1260 };
const MALAM = { masuk: 1320, pulang: 1800 };
const hari = (tanggal: string, kerja: typeof PAGI | null) => ({ tanggal, kerja });
const [SABTU, MINGGU, SENIN] = ['2026-11-28', '2026-11-29', '2026-11-30'];

test.each([
  ['mornings on two days leave seventeen hours', [hari(MINGGU, PAGI)], PAGI, 17 * 60],
  ['a morning after a night leaves an hour', [hari(MINGGU, MALAM)], PAGI, 60],
  [
    'a morning after the night before a day off leaves twenty-five',
    [hari(SABTU, MALAM), hari(MINGGU, null)],
    PAGI,
    25 * 60,
  ],
  ['the last of two days counts', [hari(SABTU, MALAM), hari(MINGGU, SIANG)], PAGI, 10 * 60],
  ['a night that has not ended leaves less than nothing', [hari(MINGGU, MALAM)], { masuk: 300, pulang: 840 }, -60],
  ['after days off there is nothing to measure', [hari(SABTU, null), hari(MINGGU, null)], PAGI, null],
  ['nor is there before one', [hari(MINGGU, MALAM)], null, null],
])('%s', (_, sebelum, kerja, menit) => {
  expect(countIstirahatShift(sebelum, hari(SENIN, kerja))).toBe(menit);
});

const pilihan = (lapisan: PilihanJadwal['lapisan']): PilihanJadwal => ({
  lapisan,
  id: 1,
  jadwal: null,
  tgl_mulai: SENIN,
  tgl_selesai: SENIN,
});
const anggota = [{ tgl_mulai: SABTU, tgl_selesai: null }];
const kelak = [{ tgl_mulai: '2026-12-01', tgl_selesai: null }];

test.each([
  ['eleven hours are enough', ISTIRAHAT_SHIFT_MENIT, true, pilihan('roster'), anggota, []],
  ['a minute less is not', ISTIRAHAT_SHIFT_MENIT - 1, true, pilihan('roster'), anggota, ['istirahat_kurang']],
  ['no rest at all is too little', 0, true, pilihan('roster'), anggota, ['istirahat_kurang']],
  ['before the end of the last it overlaps', -1, true, pilihan('roster'), anggota, ['tumpang_tindih']],
  ['without a day before nothing is short', null, true, pilihan('roster'), anggota, []],
  ['a swap answers for the roster', null, true, pilihan('tukar-shift'), anggota, []],
  ['another layer does not', null, true, pilihan('pola-grup'), anggota, ['tanpa_versi']],
  ['nor does none', null, true, null, anggota, ['tanpa_versi']],
  ['a roster before the membership is of no member', null, true, pilihan('roster'), kelak, ['bukan_anggota']],
  ['without a roster neither is said', 0, false, pilihan('pola-grup'), kelak, ['istirahat_kurang']],
])('%s', (_, istirahat_menit, is_roster, dipilih, keanggotaan, konflik) => {
  const sel = { tanggal: SENIN, pilihan: dipilih, kerja: PAGI, istirahat_menit, is_roster };
  expect(judgeKonflikShift(sel, { keanggotaan, cuti: [] })).toEqual(konflik);
});

const cuti = (tgl_awal: string, tgl_akhir: string, setengah_hari: 'pagi' | null = null) => [
  { tgl_awal, tgl_akhir, setengah_hari },
];

test.each([
  ['work on a day of leave is said', PAGI, true, cuti(MINGGU, SENIN), ['sedang_cuti']],
  ['a day off on it is not', null, true, cuti(MINGGU, SENIN), []],
  ['half a day of leave leaves the other half for work', PAGI, true, cuti(SENIN, SENIN, 'pagi'), []],
  ['leave that ended before is none', PAGI, true, cuti(SABTU, MINGGU), []],
  ['what the lower layers say is theirs', PAGI, false, cuti(SENIN, SENIN), []],
])('leave: %s', (_, kerja, is_roster, ambil, konflik) => {
  const sel = { tanggal: SENIN, pilihan: pilihan('roster'), kerja, istirahat_menit: null, is_roster };
  expect(judgeKonflikShift(sel, { keanggotaan: anggota, cuti: ambil })).toEqual(konflik);
});
