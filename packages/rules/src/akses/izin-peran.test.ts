import { expect, test } from 'vitest';
import { hasIzin, IZIN, type IzinTenant } from './izin.ts';
import { bandingkanIzin, PERAN_DIATUR, ringkasIzin } from './izin-peran.ts';

/** A matrix that says something of about half the names, differently for each number. */
const izinKe = (nomor: number): IzinTenant =>
  Object.fromEntries(
    PERAN_DIATUR.map((peran, baris) => [
      peran,
      Object.fromEntries(
        IZIN.flatMap((nama, kolom) => {
          const jatah = (nomor * 2_654_435_761 + baris * 97 + kolom * 7919) % 4;
          return jatah < 2 ? [[nama, jatah === 1]] : [];
        }),
      ),
    ]),
  );
const NOMOR = Array.from({ length: 50 }, (_, nomor) => nomor + 1);

test('what a default says already is not kept', () => {
  expect(ringkasIzin({})).toEqual({});
  expect(ringkasIzin({ operator: { 'jadwal.index': true }, user: { 'jadwal.index': false } })).toEqual({});
  expect(ringkasIzin({ operator: { 'jadwal.index': false, 'user.index': true } })).toEqual({
    operator: { 'jadwal.index': false },
  });
});

test('a super admin is not in the matrix', () => {
  expect(ringkasIzin({ super_admin: { 'jadwal.index': false } })).toEqual({});
});

test.each(NOMOR)('matrix %i means the same after it was shortened', (nomor) => {
  const izin = izinKe(nomor);
  expect(bandingkanIzin(izin, ringkasIzin(izin))).toEqual([]);
  for (const peran of PERAN_DIATUR)
    for (const nama of IZIN) expect(hasIzin(peran, nama, ringkasIzin(izin))).toBe(hasIzin(peran, nama, izin));
});

test.each(NOMOR)('what is gained from matrix %i to the next is lost on the way back', (nomor) => {
  const [a, b] = [izinKe(nomor), izinKe(nomor + 1)];
  const kembali = bandingkanIzin(b, a).map(({ peran, diperoleh, hilang }) => ({
    peran,
    diperoleh: hilang,
    hilang: diperoleh,
  }));
  expect(bandingkanIzin(a, b)).toEqual(kembali);
});

test('a difference names the role and what it gains and loses', () => {
  expect(bandingkanIzin({}, { user: { 'jadwal.index': true, 'cuti-ajuan.index': false } })).toEqual([
    { peran: 'user', diperoleh: ['jadwal.index'], hilang: ['cuti-ajuan.index'] },
  ]);
});
