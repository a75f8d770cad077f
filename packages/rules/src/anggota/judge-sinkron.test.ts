import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELD_SINKRON, type NilaiSinkron } from './field-sinkron.ts';
import { judgeSinkron, type AnggotaSinkron, type Dikenal, type OrangSumber } from './judge-sinkron.ts';
import { mergeSinkron } from './merge-sinkron.ts';

const KOSONG = Object.fromEntries(FIELD_SINKRON.map((field) => [field, null])) as NilaiSinkron;
const NUPTK = '1234567890123456';
const NIK = '3276010101010001';
const nilai = (isi: Partial<NilaiSinkron> = {}): NilaiSinkron => ({ ...KOSONG, nama: 'Siti', nuptk: NUPTK, ...isi });
const orang = (isi: Partial<NilaiSinkron> = {}, lain: Partial<OrangSumber> = {}): OrangSumber => ({
  peg_id: 'P1',
  is_aktif: true,
  nilai: nilai(isi),
  ...lain,
});
const anggota = (isi: Partial<NilaiSinkron> = {}, lain: Partial<AnggotaSinkron> = {}): AnggotaSinkron => ({
  user_id: 1,
  peg_id: null,
  is_aktif: true,
  nilai: nilai(isi),
  dasar: null,
  is_akun_terkunci: false,
  ...lain,
});
const terhubung = (isi: Partial<NilaiSinkron> = {}, dasar: Partial<NilaiSinkron> = {}, is_aktif = true) =>
  anggota(isi, { peg_id: 'P1', dasar: { nilai: nilai(dasar), is_aktif } });
const nobody: Dikenal = () => undefined;
const judge = (sumber: OrangSumber[], sini: AnggotaSinkron[], dikenal = nobody) =>
  judgeSinkron(
    sumber.map((one) => ({ peg_id: one.peg_id, orang: one, pesan: null })),
    sini,
    dikenal,
  );

type Kasus = [string, OrangSumber[], AnggotaSinkron[], string[], Dikenal?];
const milik =
  (user_ids: number[], is_username = false): Dikenal =>
  () => ({ user_ids, is_username });

describe('what becomes of a person', () => {
  test.each<Kasus>([
    ['whom nobody knows: a new member', [orang()], [], ['baru']],
    ['who is not active there, and unknown here: nothing', [orang({}, { is_aktif: false })], [], ['sama']],
    ['who is known elsewhere in the tenant: invited', [orang()], [], ['undang'], milik([9])],
    [
      'whose numbers are two accounts’ in the tenant: a fault',
      [orang({ nik: NIK })],
      [],
      ['galat'],
      (one) => ({ user_ids: [one === NIK ? 8 : 9], is_username: false }),
    ],
    ['whose number is somebody’s username: a fault', [orang()], [], ['galat'], milik([], true)],
    ['recognised by NUPTK: joined', [orang()], [anggota()], ['sama']],
    ['recognised by NIK alone', [orang({ nuptk: null, nik: NIK })], [anggota({ nuptk: null, nik: NIK })], ['sama']],
    [
      'recognised by a NIP that is set apart otherwise',
      [orang({ nuptk: null, nip: '19800101 200501 1 001' })],
      [anggota({ nuptk: null, nip: '198001012005011001' })],
      ['sama'],
    ],
    [
      'recognised by the staff system’s number although the NUPTK changed',
      [orang({ nuptk: '9999999999999999' })],
      [terhubung()],
      ['ubah'],
    ],
    [
      'whose changed NUPTK is another member’s here: a fault',
      [orang({ nuptk: '9999999999999999' })],
      [terhubung(), anggota({ nuptk: '9999999999999999' }, { user_id: 2 })],
      ['galat'],
    ],
    [
      'whose changed NUPTK is somebody’s in the tenant: a fault',
      [orang({ nuptk: '9999999999999999' })],
      [terhubung()],
      ['galat'],
      milik([7]),
    ],
    [
      'whose numbers are two members’: a fault',
      [orang({ nik: NIK })],
      [anggota(), anggota({ nuptk: null, nik: NIK }, { user_id: 2 })],
      ['galat'],
    ],
    [
      'whose number is that of somebody joined to another: a fault',
      [orang()],
      [anggota({}, { peg_id: 'P9' })],
      ['galat'],
    ],
    [
      'who is there twice: a fault, both',
      [orang(), orang({ nama: 'Siti B' }, { peg_id: 'P2' })],
      [],
      ['galat', 'galat'],
    ],
    [
      'twins, of one name and day, with numbers of their own: two persons',
      [orang(), orang({ nuptk: '6543210987654321' }, { peg_id: 'P2' })],
      [],
      ['baru', 'baru'],
    ],
    ['who vanished: waits for a confirmation', [], [terhubung()], ['hilang']],
    ['who is not active there any more: the same', [orang({}, { is_aktif: false })], [terhubung()], ['hilang']],
    ['a member who was never joined to it has not vanished', [], [anggota()], []],
    [
      'who is faulty there has not vanished',
      [orang(), orang({ nama: 'Lain' }, { peg_id: 'P2' })],
      [terhubung()],
      ['galat', 'galat'],
    ],
    ['who was made inactive here stays so', [orang()], [{ ...terhubung(), is_aktif: false }], ['sama']],
    [
      'who was inactive for having vanished comes back',
      [orang()],
      [{ ...terhubung({}, {}, false), is_aktif: false }],
      ['aktif'],
    ],
  ])('%s', (_, sumber, sini, jenis, dikenal) => {
    const { baris, hilang } = judge(sumber, sini, dikenal);
    expect([...baris, ...hilang].map((one) => one.jenis)).toEqual(jenis);
  });

  test('a row that cannot be read keeps its member from vanishing', () => {
    const { baris, hilang } = judgeSinkron(
      [{ peg_id: 'P1', orang: null, pesan: 'NIK bukan 16 angka' }],
      [terhubung()],
      nobody,
    );
    expect(baris).toMatchObject([{ jenis: 'galat', user_id: 1, pesan: 'NIK bukan 16 angka' }]);
    expect(hilang).toEqual([]);
  });
});

describe('field by field', () => {
  test.each([
    ['empty here: filled', null, 'Guru', undefined, 'Guru', false],
    ['as it was said the last time: follows', 'Guru', 'Kepala', 'Guru', 'Kepala', false],
    ['corrected here: stays', 'Guru Kelas', 'Kepala', 'Guru', null, true],
    ['written here before there was any sync: stays', 'Guru', 'Kepala', undefined, null, true],
    ['unknown there: is not emptied', 'Guru', null, 'Guru', null, false],
    ['the same: nothing', 'Guru', 'Guru', 'Wali', null, false],
  ])('%s', (_, sini, sumber, dasar, menjadi, isTetap) => {
    const fields = ['jabatan'] as const;
    const basis = dasar === undefined ? null : { jabatan: dasar };
    const { ubah, tetap } = mergeSinkron({
      fields,
      sekarang: { jabatan: sini },
      sumber: { jabatan: sumber },
      dasar: basis,
    });
    expect(ubah).toEqual(menjadi === null ? [] : [{ field: 'jabatan', dari: sini, menjadi }]);
    expect(tetap).toEqual(isTetap ? ['jabatan'] : []);
  });

  test('an account that is not the organisation’s keeps its name, while the membership follows', () => {
    const { baris } = judge(
      [orang({ nama: 'Siti Aminah', jabatan: 'Guru' })],
      [{ ...terhubung({}, {}), is_akun_terkunci: true }],
    );
    expect(baris).toMatchObject([{ perubahan: [{ field: 'jabatan' }], tetap: ['nama'] }]);
  });

  test('whatever is done is done once: after it nothing is left to do, and corrections stand', () => {
    const teks = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
    fc.assert(
      fc.property(teks, teks, fc.option(teks, { nil: undefined }), (sini, sumber, dasar) => {
        const fields = ['jabatan'] as const;
        const basis = dasar === undefined ? null : { jabatan: dasar };
        const first = mergeSinkron({ fields, sekarang: { jabatan: sini }, sumber: { jabatan: sumber }, dasar: basis });
        const sesudah = { jabatan: first.ubah[0]?.menjadi ?? sini };
        const again = mergeSinkron({
          fields,
          sekarang: sesudah,
          sumber: { jabatan: sumber },
          dasar: { jabatan: sumber },
        });
        expect(again.ubah).toEqual([]);
        if (first.tetap.length > 0) expect(again.tetap).toEqual(first.tetap);
      }),
    );
  });
});
