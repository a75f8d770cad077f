import { STATUS_AKSES } from '../kode/status-akses.ts';
import { describe, expect, test } from 'vitest';
import { judgeLangkahMutasi, type LangkahMutasi, type SisiMutasi } from './judge-langkah-mutasi.ts';
import type { JenisMutasi } from './jenis-mutasi.ts';
import type { StatusAkses } from '../kode/status-akses.ts';

type Kasus = [string, JenisMutasi, StatusAkses, LangkahMutasi, SisiMutasi, unknown];

describe('a step of a transfer', () => {
  test.each<Kasus>([
    ['its origin sends what it wrote', 'pindah', 1, 'konfirmasi', 'asal', { status: STATUS_AKSES.diajukan, sebagai: 'diajukan' }],
    ['who leaves needs nobody else', 'berhenti', 1, 'konfirmasi', 'asal', { status: STATUS_AKSES.disetujui, sebagai: 'disetujui' }],
    ['who stands above both needs no second step', 'pindah', 1, 'konfirmasi', 'keduanya', { status: STATUS_AKSES.disetujui, sebagai: 'disetujui' }],
    ['its destination cannot send it', 'pindah', 1, 'konfirmasi', 'tujuan', { refused: 'other_side' }],
    ['its destination confirms', 'perbantuan', 2, 'konfirmasi', 'tujuan', { status: STATUS_AKSES.disetujui, sebagai: 'disetujui' }],
    ['its origin waits for the other side', 'pindah', 2, 'konfirmasi', 'asal', { refused: 'other_side' }],
    ['who stands above both confirms for the other', 'pindah', 2, 'konfirmasi', 'keduanya', { status: STATUS_AKSES.disetujui, sebagai: 'disetujui' }],
    ['what is confirmed is not confirmed again', 'pindah', 3, 'konfirmasi', 'tujuan', { refused: 'decided' }],
    ['what was refused stays so', 'pindah', 4, 'konfirmasi', 'tujuan', { refused: 'decided' }],
    ['what was refused is not taken back', 'pindah', 4, 'batal', 'asal', { refused: 'decided' }],
    ['its origin takes it back before anybody has seen it', 'pindah', 1, 'batal', 'asal', { status: STATUS_AKSES.ditolak, sebagai: 'dibatalkan' }],
    ['the destination does not know it yet', 'pindah', 1, 'batal', 'tujuan', { refused: 'other_side' }],
    ['its origin takes it back', 'pindah', 2, 'batal', 'asal', { status: STATUS_AKSES.ditolak, sebagai: 'dibatalkan' }],
    ['its destination refuses', 'pindah', 2, 'batal', 'tujuan', { status: STATUS_AKSES.ditolak, sebagai: 'ditolak' }],
    ['who stands above both takes it back', 'pindah', 2, 'batal', 'keduanya', { status: STATUS_AKSES.ditolak, sebagai: 'dibatalkan' }],
    ['it is taken back before its day', 'pindah', 3, 'batal', 'tujuan', { status: STATUS_AKSES.ditolak, sebagai: 'ditolak' }],
  ])('%s', (_, jenis, status, langkah, sisi, hasil) => {
    expect(judgeLangkahMutasi(langkah, { jenis, status, is_dipindahkan: false }, sisi)).toEqual(hasil);
  }); // prettier-ignore

  test.each<[string, StatusAkses, StatusAkses, LangkahMutasi, SisiMutasi, string]>([
    ['taken back by whom saw it waiting, confirmed meanwhile', 2, 3, 'batal', 'asal', 'decided'],
    ['refused by whom saw it waiting, confirmed meanwhile by the tenant’s admin', 2, 3, 'batal', 'tujuan', 'decided'],
    ['confirmed by whom saw it waiting, taken back meanwhile', 2, 4, 'konfirmasi', 'tujuan', 'decided'],
    ['taken back by whom saw it unsent, sent meanwhile', 1, 2, 'batal', 'asal', 'changed'],
  ])('%s: nothing is decided by what has passed', (_, dilihat, status, langkah, sisi, refused) => {
    const keadaan = { jenis: 'pindah', status, is_dipindahkan: false } as const;
    expect(judgeLangkahMutasi(langkah, keadaan, sisi, dilihat)).toEqual({ refused });
  });

  test.each(['konfirmasi', 'batal'] as const)('once the membership has moved there is no %s', (langkah) => {
    const keadaan = { jenis: 'pindah', status: STATUS_AKSES.disetujui, is_dipindahkan: true } as const;
    expect(judgeLangkahMutasi(langkah, keadaan, 'keduanya')).toEqual({ refused: 'moved' });
  });
});
