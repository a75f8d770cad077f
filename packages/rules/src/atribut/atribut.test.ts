import { describe, expect, test } from 'vitest';
import { canFillAtribut, canSeeAtribut, mustFillAtribut } from './can-fill-atribut.ts';
import { checkNilaiAtribut } from './check-nilai-atribut.ts';
import { toNilaiAngka } from './to-nilai-angka.ts';
import type { TipeAtribut } from './tipe-atribut.ts';

describe('a value stands under an atribut in the one form of its tipe', () => {
  const pilihan = ['S', 'M', 'L'];
  test.each<[TipeAtribut, string, string | null]>([
    ['teks', 'Sertifikasi 2019', null],
    ['teks', 'x'.repeat(201), 'terlalu_panjang'],
    ['angka', '12', null],
    ['angka', '-0.5', null],
    ['angka', '0', null],
    ['angka', '-0', 'bukan_angka'],
    ['angka', '012', 'bukan_angka'],
    ['angka', '1.50', 'bukan_angka'],
    ['angka', '1,5', 'bukan_angka'],
    ['angka', '1e5', 'bukan_angka'],
    ['angka', '1234567890123', 'angka_terlalu_panjang'],
    ['angka', '12.345.678.901.234', 'angka_terlalu_panjang'],
    ['angka', '1,23456789', 'angka_terlalu_panjang'],
    ['angka', '-1.2345678', 'angka_terlalu_panjang'],
    ['angka', '1.2.3', 'bukan_angka'],
    ['tanggal', '2026-02-28', null],
    ['tanggal', '2026-02-29', 'bukan_tanggal'],
    ['tanggal', '28-02-2026', 'bukan_tanggal'],
    ['ya_tidak', '1', null],
    ['ya_tidak', '0', null],
    ['ya_tidak', 'Ya', 'bukan_ya_tidak'],
    ['pilihan', 'M', null],
    ['pilihan', 'm', 'bukan_pilihan'],
  ])('%s %s: %s', (tipe, nilai, galat) => {
    expect(checkNilaiAtribut({ tipe, pilihan }, nilai)).toBe(galat);
  });
});

test.each([
  ['1.250,50', '1250.5'],
  ['1250', '1250'],
  ['007', '7'],
  ['0,0', '0'],
  ['-0', '0'],
  ['-3,25', '-3.25'],
  ['12.5', null],
  ['1.2500', null],
  ['dua', null],
  ['', null],
])('a number written as %j is kept as %j', (teks, angka) => {
  expect(toNilaiAngka(teks)).toBe(angka);
  if (angka !== null) expect(checkNilaiAtribut({ tipe: 'angka', pilihan: [] }, angka)).toBeNull();
});

test.each<[string, Parameters<typeof canSeeAtribut>[1], [terbuka: boolean, tertutup: boolean]]>([
  ['an operator', { peran: 'operator' }, [true, true]],
  ['a member', { peran: 'user' }, [true, false]],
  ['a monitor', { peran: 'pemantau', hak: [] }, [false, false]],
  [
    'a monitor who was granted photos and attachments',
    { peran: 'pemantau', hak: ['foto', 'lampiran'] },
    [false, false],
  ],
  ['a monitor who was granted private numbers', { peran: 'pemantau', hak: ['nomor'] }, [true, false]],
  ['a viewer', { peran: 'viewer' }, [false, false]],
])('%s reads of what is shown to members and of what is kept from them: %o → %o', (_, oleh, [terbuka, tertutup]) => {
  expect(canSeeAtribut({ is_dilihat_anggota: true }, oleh)).toBe(terbuka);
  expect(canSeeAtribut({ is_dilihat_anggota: false }, oleh)).toBe(tertutup);
});

test('a member fills what is left to him; who only reads fills nothing', () => {
  const atribut = { is_dilihat_anggota: true, is_diisi_anggota: false };
  expect(canFillAtribut(atribut, 'user')).toBe(false);
  expect(canFillAtribut({ is_diisi_anggota: true }, 'user')).toBe(true);
  expect(canFillAtribut(atribut, 'operator')).toBe(true);
  expect(canFillAtribut({ is_diisi_anggota: true }, 'viewer')).toBe(false);
  expect(canFillAtribut({ is_diisi_anggota: true }, 'pemantau')).toBe(false);
});

test('an operator fills in what must be and is not left to the member; the member keeps filled what he sends', () => {
  const wajib = { is_wajib: true, is_diisi_anggota: false };
  expect(mustFillAtribut(wajib, 'operator', false)).toBe(true);
  expect(mustFillAtribut({ ...wajib, is_diisi_anggota: true }, 'operator', false)).toBe(false);
  expect(mustFillAtribut({ ...wajib, is_diisi_anggota: true }, 'user', true)).toBe(true);
  expect(mustFillAtribut({ ...wajib, is_diisi_anggota: true }, 'user', false)).toBe(false);
  expect(mustFillAtribut({ ...wajib, is_wajib: false }, 'operator', true)).toBe(false);
});
