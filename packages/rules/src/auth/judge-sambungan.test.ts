import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KODE_PERAN } from '../akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '../kode/status-keanggotaan.ts';
import { STATUS_USER } from '../kode/status-user.ts';
import { judgeSambungan, type CalonSambungan, type NomorPtk } from './judge-sambungan.ts';

const NUPTK = '1234567890123456';
const NIK = '3201010101800001';
const NIP = '198001012005011001';
const LAIN = '9876543210987654';
const nomor = (more: Partial<NomorPtk> = {}): NomorPtk => ({ nuptk: null, nik: null, nip: null, ...more });
const di = (more: Partial<CalonSambungan['keanggotaan'][number]> = {}) => ({
  ...nomor(),
  role: KODE_PERAN.user as number,
  status: STATUS_KEANGGOTAAN.aktif as number,
  ...more,
});
const calon = (more: Partial<CalonSambungan> = {}): CalonSambungan => ({
  user_id: 7,
  status: STATUS_USER.aktif,
  is_bersandi: true,
  is_pengelola: false,
  keanggotaan: [di({ nuptk: NUPTK })],
  ...more,
});
const SAYA = nomor({ nuptk: NUPTK, nik: NIK, nip: NIP });
const masuk = { langkah: 'masuk', user_id: 7 };
const aktivasi = { langkah: 'aktivasi', user_id: 7 };
const tolak = (sebab: string) => ({ tolak: sebab });
const belum = { is_bersandi: false, status: STATUS_USER.menunggu };
const operator = KODE_PERAN.operator;
const tidakAktif = STATUS_KEANGGOTAAN.tidak_aktif;

test.each<[string, NomorPtk, CalonSambungan[], object]>([
  ['nobody has any of the numbers', SAYA, [], tolak('tidak_dikenal')],
  ['one has the NUPTK', SAYA, [calon()], masuk],
  ['one has the NIK', SAYA, [calon({ keanggotaan: [di({ nik: NIK })] })], masuk],
  ['one has the NIP, set apart', SAYA, [calon({ keanggotaan: [di({ nip: '19800101 200501 1 001' })] })], masuk],
  ['one has all three', SAYA, [calon({ keanggotaan: [di(SAYA)] })], masuk],
  ['his NIP is recorded as a NIK', nomor({ nip: NIP }), [calon({ keanggotaan: [di({ nik: NIP })] })], tolak('tidak_dikenal')],
  ['zeros stand for not known', nomor({ nuptk: '0000000000000000' }), [calon({ keanggotaan: [di({ nuptk: '0000000000000000' })] })], tolak('tidak_dikenal')],
  ['two accounts have his NUPTK', SAYA, [calon(), calon({ user_id: 8 })], tolak('lebih_dari_satu')],
  ['one has his NUPTK, another his NIK', SAYA, [calon(), calon({ user_id: 8, keanggotaan: [di({ nik: NIK })] })], tolak('lebih_dari_satu')],
  ['his NUPTK with another’s NIK', SAYA, [calon({ keanggotaan: [di({ nuptk: NUPTK, nik: LAIN })] })], tolak('nomor_berbeda')],
  ['his NUPTK here, another’s there', SAYA, [calon({ keanggotaan: [di({ nuptk: NUPTK }), di({ nuptk: LAIN })] })], tolak('nomor_berbeda')],
  ['one contradicts, one does not', SAYA, [calon({ user_id: 8, keanggotaan: [di({ nuptk: NUPTK, nip: '199001012015011009' })] }), calon()], masuk],
  ['two schools that agree', SAYA, [calon({ keanggotaan: [di({ nuptk: NUPTK }), di({ nik: NIK })] })], masuk],
  ['blocked', SAYA, [calon({ status: STATUS_USER.diblokir })], tolak('diblokir')],
  ['turned down', SAYA, [calon({ status: STATUS_USER.ditolak })], tolak('diblokir')],
  ['a tenant’s admin or above', SAYA, [calon({ is_pengelola: true })], tolak('pengelola')],
  ['member nowhere any more', SAYA, [calon({ keanggotaan: [di({ nuptk: NUPTK, status: tidakAktif })] })], tolak('bukan_anggota')],
  ['left one school of two', SAYA, [calon({ keanggotaan: [di({ nuptk: NUPTK, status: tidakAktif }), di()] })], masuk],
  ['an operator who uses his account', SAYA, [calon({ keanggotaan: [di({ nuptk: NUPTK, role: operator })] })], masuk],
  ['nobody’s yet', SAYA, [calon(belum)], aktivasi],
  ['nobody’s yet, an operator’s', SAYA, [calon({ ...belum, keanggotaan: [di({ nuptk: NUPTK, role: operator })] })], tolak('belum_aktif')],
  ['nobody’s yet, of two schools', SAYA, [calon({ ...belum, keanggotaan: [di({ nuptk: NUPTK }), di()] })], tolak('belum_aktif')],
])('%s', (_, saya, semua, hasil) => {
  expect(judgeSambungan(saya, semua)).toEqual(hasil);
}); // prettier-ignore

const aNomor = fc.constantFrom(null, NUPTK, NIK, NIP, LAIN);
const aKeanggotaan = fc.record({
  nuptk: aNomor,
  nik: aNomor,
  nip: aNomor,
  role: fc.constantFrom(...Object.values(KODE_PERAN)),
  status: fc.constantFrom(...Object.values(STATUS_KEANGGOTAAN)),
});
const aCalon = fc.record({
  user_id: fc.integer({ min: 1, max: 9 }),
  status: fc.constantFrom(...Object.values(STATUS_USER)),
  is_bersandi: fc.boolean(),
  is_pengelola: fc.boolean(),
  keanggotaan: fc.array(aKeanggotaan, { maxLength: 3 }),
});

test('whatever is recorded, only an account without a password is handed over, and never a manager’s, a blocked or a shared one', () => {
  fc.assert(
    fc.property(
      fc.record({ nuptk: aNomor, nik: aNomor, nip: aNomor }),
      fc.array(aCalon, { maxLength: 4 }),
      (saya, semua) => {
        const hasil = judgeSambungan(saya, semua);
        if ('tolak' in hasil) return;
        const dia = semua.filter(({ user_id }) => user_id === hasil.user_id);
        expect(dia.some(({ is_bersandi }) => is_bersandi === (hasil.langkah === 'masuk'))).toBe(true);
        if (hasil.langkah === 'aktivasi') {
          expect(dia.some(({ is_bersandi, keanggotaan }) => !is_bersandi && keanggotaan.length === 1)).toBe(true);
        }
        expect(dia.every(({ is_pengelola, status }) => is_pengelola || status === STATUS_USER.diblokir)).toBe(false);
      },
    ),
  );
});
