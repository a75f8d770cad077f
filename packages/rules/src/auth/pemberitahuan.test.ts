import { expect, test } from 'vitest';
import {
  caraOf,
  isPushed,
  JENIS_PEMBERITAHUAN,
  listCara,
  listPilihan,
  type PilihanPemberitahuan,
} from './pemberitahuan.ts';

const CUTI_HARIAN: PilihanPemberitahuan = { jenis: 'cuti', cara: 'harian', is_push: false };
const KLAIM_DIAM: PilihanPemberitahuan = { jenis: 'klaim', cara: 'beranda', is_push: true };
const PULANG_TIDAK: PilihanPemberitahuan = { jenis: 'belum_pulang', cara: 'tidak', is_push: true };

test.each<[string, PilihanPemberitahuan[], Parameters<typeof caraOf>[1], string]>([
  ['nothing chosen is mailed', [], ['cuti'], 'surat'],
  ['what is chosen comes so', [CUTI_HARIAN], ['cuti'], 'harian'],
  ['a choice is about its own kind', [CUTI_HARIAN], ['klaim'], 'surat'],
  ['several kinds come the soonest way', [CUTI_HARIAN, KLAIM_DIAM], ['klaim', 'cuti'], 'harian'],
  ['all of them silent stay silent', [KLAIM_DIAM], ['klaim'], 'beranda'],
  ['a reminder that nothing was chosen of stands in the bell', [], ['belum_pulang'], 'beranda'],
  ['what is announced to all stands in the bell, where nothing was chosen of it', [], ['pengumuman'], 'beranda'],
  ['a reminder may be done without', [PULANG_TIDAK], ['belum_pulang'], 'tidak'],
])('%s', (_, dipilih, jenis, cara) => {
  expect(caraOf(dipilih, jenis)).toBe(cara);
});

test('a plain member is not offered what reaches operators alone', () => {
  expect(listPilihan([KLAIM_DIAM], { isPengelola: true }).map(({ jenis }) => jenis)).toEqual(JENIS_PEMBERITAHUAN);
  const anggota = listPilihan([KLAIM_DIAM], { isPengelola: false });
  expect(anggota.map(({ jenis }) => jenis)).not.toContain('langganan');
  expect(anggota.find(({ jenis }) => jenis === 'klaim')).toEqual(KLAIM_DIAM);
  expect(anggota.find(({ jenis }) => jenis === 'cuti')?.cara).toBe('surat');
});

test.each<[string, PilihanPemberitahuan[], Parameters<typeof isPushed>[1], boolean]>([
  ['nothing chosen is shown by his browsers', [], ['cuti'], true],
  ['what he does not want shown is not', [CUTI_HARIAN], ['cuti'], false],
  ['several kinds are shown where one is', [CUTI_HARIAN, KLAIM_DIAM], ['cuti', 'klaim'], true],
  ['what he does without is not shown either', [PULANG_TIDAK], ['belum_pulang'], false],
])('%s', (_, dipilih, jenis, pushed) => {
  expect(isPushed(dipilih, jenis)).toBe(pushed);
});

test('only a reminder may be done without, and none comes the next morning', () => {
  expect(listCara('cuti')).toEqual(['beranda', 'surat', 'harian']);
  expect(listCara('belum_presensi')).toEqual(['beranda', 'surat', 'tidak']);
});
