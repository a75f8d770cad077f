import { expect, test } from 'vitest';
import { caraOf, JENIS_PEMBERITAHUAN, listPilihan, type PilihanPemberitahuan } from './pemberitahuan.ts';

const CUTI_HARIAN: PilihanPemberitahuan = { jenis: 'cuti', cara: 'harian' };
const KLAIM_DIAM: PilihanPemberitahuan = { jenis: 'klaim', cara: 'beranda' };

test.each<[string, PilihanPemberitahuan[], Parameters<typeof caraOf>[1], string]>([
  ['nothing chosen is mailed', [], ['cuti'], 'surat'],
  ['what is chosen comes so', [CUTI_HARIAN], ['cuti'], 'harian'],
  ['a choice is about its own kind', [CUTI_HARIAN], ['klaim'], 'surat'],
  ['several kinds come the soonest way', [CUTI_HARIAN, KLAIM_DIAM], ['klaim', 'cuti'], 'harian'],
  ['all of them silent stay silent', [KLAIM_DIAM], ['klaim'], 'beranda'],
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
