import { expect, test } from 'vitest';
import { SUMBER_DATA } from '../akses/is-terhubung.ts';
import { isAnggotaDikenal, isInstansiDikenal, judgeSambunganKirim, pickDikirim } from './judge-kirim.ts';

test.each([
  ['linked, with an address', SUMBER_DATA.terhubung, true, 'siap'],
  ['linked, without an address', SUMBER_DATA.terhubung, false, 'belum_diatur'],
  ['of the general edition', SUMBER_DATA.umum, true, 'tidak_terhubung'],
  ['of the general edition, without an address', SUMBER_DATA.umum, false, 'tidak_terhubung'],
])('an organisation that is %s', (_, k_sumber_data, isDiatur, keadaan) => {
  expect(judgeSambunganKirim({ k_sumber_data }, { isDiatur })).toBe(keadaan);
});

test.each([
  [null, null, false],
  ['', '', false],
  ['20401234', null, true],
  [null, '131132710001', true],
])('NPSN %j and NSM %j tell an organisation: %j', (npsn, nsm, isDikenal) => {
  expect(isInstansiDikenal({ npsn, nsm })).toBe(isDikenal);
});

test.each([
  [null, null, false],
  ['77', null, true],
  [null, '1234567890123456', true],
  ['77', '1234567890123456', true],
])('the staff system’s number %j and NUPTK %j tell a member: %j', (peg_id, nuptk, isDikenal) => {
  expect(isAnggotaDikenal({ peg_id, nuptk })).toBe(isDikenal);
});

const BEKU = [
  { user_id: 3, status: 'terverifikasi' },
  { user_id: 1, status: 'terverifikasi' },
  { user_id: 2, status: 'terkirim' },
] as const;
test.each<[string, number[] | undefined, ReturnType<typeof pickDikirim>]>([
  ['nobody in particular: all who are verified, none twice', undefined, { user_ids: [1, 3] }],
  ['some', [3], { user_ids: [3] }],
  ['one who is sent already: nobody', [2], { user_ids: [] }],
  ['the same one twice', [1, 1], { user_ids: [1] }],
  ['one whose month is not frozen: how many such', [1, 4, 5], { belum_beku: 2 }],
])('who is sent when it is asked for %s', (_, diminta, dikirim) => {
  expect(pickDikirim(BEKU, diminta)).toEqual(dikirim);
});
