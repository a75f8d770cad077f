import { expect, test } from 'vitest';
import { checkPutusanWajah, isDiakhiri, isSatuOrang, isWajahBerlaku, STATUS_WAJAH } from './pendaftaran-wajah.ts';

test('an operator decides what waits, and never his own face', () => {
  const operator = { user_id: 1 };
  expect(checkPutusanWajah(operator, { user_id: 2, status: 'menunggu' })).toBeNull();
  expect(checkPutusanWajah(operator, { user_id: 1, status: 'menunggu' })).toBe('sendiri');
  for (const status of ['berlaku', 'ditolak', 'berakhir'] as const)
    expect(checkPutusanWajah(operator, { user_id: 2, status })).toBe('sudah_diputus');
});

test.each([
  ['all is there', {}, true],
  ['a photo is missing', { potret: 2 }, false],
  ['nobody agreed', { persetujuan: null }, false],
  ['nobody confirmed', { diputuskan_oleh: null }, false],
  ['he confirmed himself', { diputuskan_oleh: 2 }, false],
])('an enrolment counts when %s: %o %s', (_, beda, berlaku) => {
  const lengkap = {
    potret: 3,
    persetujuan: { versi: '1', pada: '2026-11-20T00:00:00Z' },
    user_id: 2,
    diputuskan_oleh: 1,
  };
  expect(isWajahBerlaku({ ...lengkap, ...beda })).toBe(berlaku);
});

test('three photos are of one person when each lies near each other', () => {
  expect(isSatuOrang([0.3, 0.4, 0.5], 0.55)).toBe(true);
  expect(isSatuOrang([0.3, 0.4, 0.7], 0.55)).toBe(false);
});

const HARI_INI = Date.parse('2026-11-20T00:00:00Z');
const LAMA = Date.parse('2026-09-20T23:59:59Z');
const BARU = Date.parse('2026-09-21T00:00:00Z');
test.each([
  ['dicabut', BARU, ['menunggu', 'berlaku']],
  ['dihapus', BARU, ['menunggu', 'berlaku']],
  ['keluar', LAMA, ['menunggu', 'berlaku']],
  ['dimatikan', LAMA, ['menunggu', 'berlaku']],
  ['kedaluwarsa', LAMA, ['menunggu']],
  ['kedaluwarsa', BARU, []],
] as const)('what ends when %s: of enrolments of %d %j', (sebab, dibuat_pada, berakhir) => {
  expect(STATUS_WAJAH.filter((status) => isDiakhiri({ status, dibuat_pada }, sebab, HARI_INI))).toEqual(berakhir);
});
