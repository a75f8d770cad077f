import { expect, test } from 'vitest';
import { anggota, cuti, gangguan, organisasi, reguler, scans, skor } from '../../testing/given.ts';
import { judgeTanggal } from '../../testing/judge-tanggal.ts';
import type { SkorPresensi } from './skor-presensi.ts';

const SENIN = '2026-03-02';
const hours = reguler(1, { masuk: '07:00', pulang: '14:00' });
const band = (
  id: number,
  jenis: SkorPresensi['jenis'],
  potongan: number,
  menit_dari: number,
  menit_sampai: number | null,
) => skor(id, jenis, potongan, { menit_dari, menit_sampai });
const rows = [
  band(1, 'terlambat', 0.5, 1, 30),
  band(2, 'terlambat', 1.25, 31, null),
  band(3, 'pulang_cepat', 0.5, 1, null),
  skor(4, 'tanpa_masuk', 1.5),
  skor(5, 'tanpa_pulang', 1.5),
  skor(6, 'absen', 3, { tgl_mulai: '2026-03-02' }),
];
const day = (times: string[], skorPresensi = rows, tanggal = SENIN) =>
  judgeTanggal(organisasi([hours], { skorPresensi }), anggota({ events: scans(tanggal, ...times) }), tanggal);

test.each([
  ['none for an orderly day', ['07:00', '14:00'], [], 0],
  ['the band that holds the minutes, its last included', ['07:30', '14:00'], [1], 0.5],
  ['the next band from its first minute', ['07:31', '14:00'], [2], 1.25],
  ['an open band without end', ['12:00', '14:00'], [2], 1.25],
  ['both sides, the arrival’s first, added up', ['07:20', '13:00'], [1, 3], 1],
  ['the missing arrival and the early departure', ['13:00'], [4, 3], 2],
  ['the late arrival and the missing departure', ['07:40'], [2, 5], 2.75],
  ['absence', [], [6], 3],
])('a day earns %s', (_, times, expected, potongan) => {
  const hari = day(times);
  expect(hari.kategori.map((row) => row.skor_presensi_id)).toEqual(expected);
  expect(hari.potongan).toBe(potongan);
});

test('a category counts only while it is in force', () => {
  expect(day([], rows, '2026-02-28').kategori).toEqual([]);
  expect(day([], rows, '2026-03-03').potongan).toBe(3);
});

test('a fault without a category of its own costs nothing', () => {
  expect(day(['07:20', '13:00'], [rows[0] ?? skor(9, 'absen', 9)])).toMatchObject({ potongan: 0.5 });
});

test('an organisation without its own uses its tenant’s, and from its own on only those', () => {
  const tenant = skor(8, 'absen', 2, { pemilik: 'tenant' });
  const own = band(9, 'terlambat', 1, 1, null);
  const later = { ...own, tgl_mulai: '2026-03-03' };
  expect(day([], [tenant, later]).potongan).toBe(2);
  expect(day([], [tenant, own]).potongan).toBe(0);
});

test('cuts add up to two decimals exactly', () => {
  const cents = [band(1, 'terlambat', 0.1, 1, null), band(2, 'pulang_cepat', 0.2, 1, null)];
  expect(day(['07:20', '13:00'], cents).potongan).toBe(0.3);
});

test('days off and leave earn none, nor does what an incident excuses', () => {
  expect(day(['09:00'], rows, '2026-03-01').kategori).toEqual([]);
  const onLeave = anggota({ cuti: [cuti(1, SENIN)] });
  expect(judgeTanggal(organisasi([hours], { skorPresensi: rows }), onLeave, SENIN).kategori).toEqual([]);
  const excused = organisasi([hours], {
    skorPresensi: rows,
    gangguan: [gangguan(1, `${SENIN} 13:00`, `${SENIN} 15:00`)],
  });
  expect(judgeTanggal(excused, anggota({ events: scans(SENIN, '07:00') }), SENIN).potongan).toBe(0);
});
