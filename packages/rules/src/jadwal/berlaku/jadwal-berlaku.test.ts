import { STATUS_RECORD } from '../../kode/status-record.ts';
import { expect, test } from 'vitest';
import type { FaktaAnggota, FaktaOrganisasi } from '../../kehadiran/fakta-kehadiran.ts';
import { anggota, jadwalKerja, organisasi, reguler, shift } from '../../testing/given.ts';
import { judgeHariKerja } from './hari-kerja.ts';
import { findJadwalBerlaku } from './jadwal-berlaku.ts';

const SENIN = '2026-03-02';
const MINGGU = '2026-03-01';
const JAM = { masuk: '07:00', pulang: '14:00' };
const jadwal = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => reguler(id, JAM));
const open = { tgl_mulai: '2026-01-01', tgl_selesai: null };
const bounded = { tgl_mulai: '2026-02-18', tgl_selesai: '2026-03-19' };
const inGrup = [{ ...open, group_id: 9 }];
const pola = (pola_kerja_id: number, siklus: (number | null)[]) => ({
  ...open,
  pola_kerja_id,
  siklus,
  tgl_acuan: SENIN,
});

/** Every layer has an answer of its own: jadwal 1 for the first layer, 8 for the last. */
const everyOrganisasi = organisasi(jadwal, {
  polaKerjaGrup: [{ ...pola(1, [4]), group_id: 9 }],
  jadwalKerjaGrup: [{ ...jadwalKerja(1, 6), group_id: 9 }],
  jadwalKerja: [jadwalKerja(1, 7)],
  jadwalBawaan: [{ ...open, jadwal_id: 8 }],
});
const everyAnggota = anggota({
  grup: inGrup,
  tukarShift: [{ tukar_shift_id: 1, tanggal: SENIN, jadwal_id: 1 }],
  jadwalShift: [{ jadwal_shift_id: 1, tanggal: SENIN, jadwal_id: 2 }],
  polaKerja: [pola(1, [3])],
  jadwalKerja: [jadwalKerja(1, 5)],
});

const winner = (org: FaktaOrganisasi, member: FaktaAnggota, tanggal = SENIN) => {
  const { berlaku } = findJadwalBerlaku(org, member, tanggal);
  return berlaku && [berlaku.lapisan, berlaku.jadwal?.jadwal_id ?? null];
};

test('layers answer in their order, and those outranked are told', () => {
  const { berlaku, kalah } = findJadwalBerlaku(everyOrganisasi, everyAnggota, SENIN);
  expect([berlaku, ...kalah].map((row) => [row?.lapisan, row?.jadwal?.jadwal_id])).toEqual([
    ['tukar-shift', 1],
    ['roster', 2],
    ['pola-anggota', 3],
    ['pola-grup', 4],
    ['jadwal-anggota', 5],
    ['jadwal-grup', 6],
    ['jadwal-organisasi', 7],
    ['bawaan-tenant', 8],
  ]);
});

test('without any layer no work is expected', () => {
  const none = organisasi(jadwal, { jadwalKerja: [] });
  expect(findJadwalBerlaku(none, anggota(), SENIN)).toEqual({ berlaku: null, kalah: [] });
  expect(judgeHariKerja(none, anggota(), SENIN)).toMatchObject({ kerja: null, libur: { sebab: 'tanpa_jadwal' } });
});

test.each([
  [
    'a bounded range beats an open one that starts later',
    [jadwalKerja(1, 1, { ...open, tgl_mulai: '2026-03-01' }), jadwalKerja(2, 2, bounded)],
    2,
  ],
  [
    'of two open ones the later start wins',
    [jadwalKerja(1, 1, { ...open, tgl_mulai: '2026-02-01' }), jadwalKerja(2, 2, open)],
    1,
  ],
  [
    'of two bounded ones the later start wins',
    [jadwalKerja(9, 1, bounded), jadwalKerja(2, 2, { ...bounded, tgl_mulai: '2026-03-01' })],
    2,
  ],
  ['of the same start the higher id wins', [jadwalKerja(4, 1, open), jadwalKerja(3, 2, open)], 1],
  [
    'an inactive one does not count',
    [jadwalKerja(4, 1, { ...open, status: STATUS_RECORD.tidak_aktif }), jadwalKerja(3, 2, open)],
    2,
  ],
  [
    'a range that ends on the date includes it',
    [jadwalKerja(1, 1, { ...bounded, tgl_selesai: SENIN }), jadwalKerja(2, 2, open)],
    1,
  ],
  [
    'a range that ended the day before does not',
    [jadwalKerja(1, 1, { ...bounded, tgl_selesai: MINGGU }), jadwalKerja(2, 2, open)],
    2,
  ],
  [
    'a range that starts on the date includes it',
    [jadwalKerja(1, 1, { ...bounded, tgl_mulai: SENIN }), jadwalKerja(2, 2, open)],
    1,
  ],
])('among assignments of one kind, %s', (_, rows, expected) => {
  const tanggal = SENIN;
  expect(winner(organisasi(jadwal, { jadwalKerja: [] }), anggota({ jadwalKerja: rows }), tanggal)).toEqual([
    'jadwal-anggota',
    expected,
  ]);
  expect(winner(organisasi(jadwal, { jadwalKerja: rows.toReversed() }), anggota(), tanggal)).toEqual([
    'jadwal-organisasi',
    expected,
  ]);
});

test.each([
  ['a libur weekday', organisasi(jadwal), anggota({ jadwalKerja: [jadwalKerja(1, 5)] }), MINGGU, 'jadwal-anggota'],
  ['a day off of a cycle', organisasi(jadwal), anggota({ polaKerja: [pola(1, [null])] }), SENIN, 'pola-anggota'],
  [
    'a day off of the roster',
    organisasi(jadwal),
    anggota({ jadwalShift: [{ jadwal_shift_id: 1, tanggal: SENIN, jadwal_id: null }] }),
    SENIN,
    'roster',
  ],
])('%s is the answer: lower layers are not asked', (_, org, member, tanggal, lapisan) => {
  const hari = judgeHariKerja(org, member, tanggal);
  expect(hari).toMatchObject({ kerja: null, libur: { sebab: 'hari_bebas' }, pilihan: { lapisan } });
});

test.each([
  ['2026-03-02', 1],
  ['2026-03-03', 2],
  ['2026-03-04', null],
  ['2026-03-05', 1],
  ['2026-03-01', null],
  ['2026-02-28', 2],
])('a cycle counts its days from the anchor, before it as well: %s', (tanggal, expected) => {
  expect(winner(organisasi(jadwal), anggota({ polaKerja: [pola(1, [1, 2, null])] }), tanggal)).toEqual([
    'pola-anggota',
    expected,
  ]);
});

test('a group answers only while the member is in it', () => {
  const org = organisasi(jadwal, { jadwalKerjaGrup: [{ ...jadwalKerja(1, 6), group_id: 9 }] });
  const member = anggota({ grup: [{ tgl_mulai: SENIN, tgl_selesai: SENIN, group_id: 9 }] });
  expect(['2026-03-03', SENIN].map((tanggal) => winner(org, member, tanggal))).toEqual([
    ['jadwal-organisasi', 1],
    ['jadwal-grup', 6],
  ]);
  expect(winner(org, anggota({ grup: [{ ...open, group_id: 8 }] }))).toEqual(['jadwal-organisasi', 1]);
});

test('a day is judged by the version of the hours in force on it', () => {
  const old = reguler(1, JAM, { tgl_selesai: '2026-03-02' });
  const later = reguler(1, { masuk: '08:00', pulang: '15:00' }, { tgl_mulai: '2026-03-03' });
  const org = organisasi([old, later]);
  const masuk = (tanggal: string) => judgeHariKerja(org, anggota(), tanggal).kerja?.masuk;
  expect([masuk('2026-03-02'), masuk('2026-03-03')]).toEqual([420, 480]);
});

test('an assignment of hours that have no version on the date does not answer', () => {
  const ended = reguler(5, JAM, { tgl_selesai: MINGGU });
  const org = organisasi([jadwal[0] ?? ended, ended]);
  expect(winner(org, anggota({ jadwalKerja: [jadwalKerja(1, 5)] }))).toEqual(['jadwal-organisasi', 1]);
});

const NYEPI = { hari_libur_id: 3, nama: 'Nyepi', tgl_mulai: '2026-03-02', tgl_selesai: '2026-03-03' };
test.each([
  ['on its first date', reguler(1, JAM), '2026-03-02', true],
  ['on its last date', reguler(1, JAM), '2026-03-03', true],
  ['not the day after', reguler(1, JAM), '2026-03-04', false],
  ['not hours that do not follow holidays', reguler(1, JAM, { ikut_libur: false }), '2026-03-02', false],
  ['not a shift', shift(1, JAM), '2026-03-02', false],
  ['a shift that follows holidays', shift(1, JAM, { ikut_libur: true }), '2026-03-02', true],
  [
    'a night shift by the date on which it begins',
    shift(1, { masuk: '22:00', pulang: '06:00' }, { ikut_libur: true }),
    '2026-03-01',
    false,
  ],
])('a holiday frees the day: %s', (_, hours, tanggal, isLibur) => {
  const hari = judgeHariKerja(organisasi([hours], { hariLibur: [NYEPI] }), anggota(), tanggal);
  expect(hari.libur?.sebab === 'hari_libur').toBe(isLibur);
});
