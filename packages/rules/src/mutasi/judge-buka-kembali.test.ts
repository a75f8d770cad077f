import { expect, test } from 'vitest';
import { judgeBukaKembali } from './judge-buka-kembali.ts';

const HARI_INI = '2026-12-02';

test.each([
  ['who never moved is a member without an end again', null, { sampai: null }],
  ['so is who moved here', { arah: 'masuk', tgl_selesai: null }, { sampai: null }],
  ['who moved away is brought back by a transfer alone', { arah: 'keluar', tgl_selesai: null }, { refused: 'pindah' }],
  ['a loan is taken up again until its end', { arah: 'dipinjam', tgl_selesai: '2026-12-05' }, { sampai: '2026-12-05' }],
  ['on its last day too', { arah: 'dipinjam', tgl_selesai: HARI_INI }, { sampai: HARI_INI }],
  ['and not once it is over', { arah: 'dipinjam', tgl_selesai: '2026-12-01' }, { refused: 'perbantuan_selesai' }],
] as const)('%s', (_apa, jejak, hasil) => {
  expect(judgeBukaKembali(jejak, HARI_INI)).toEqual(hasil);
});
