import { expect, test } from 'vitest';
import { TIPE_JADWAL } from '../../jadwal/jam/jadwal.ts';
import { sisiBerikut } from './sisi-berikut.ts';

const jam = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const SIANG = { tipe_jadwal: TIPE_JADWAL.reguler, masuk: jam('07:00'), pulang: jam('14:00') };
const MALAM = { tipe_jadwal: TIPE_JADWAL.shift, masuk: jam('22:00'), pulang: jam('30:00') };
const FLEKSIBEL = { ...SIANG, tipe_jadwal: TIPE_JADWAL.fleksibel };

test.each([
  ['nothing recorded, near the beginning', false, SIANG, '06:50', 'datang'],
  ['nothing recorded, near the end', false, SIANG, '13:50', 'pulang'],
  ['nothing recorded, as near to both', false, SIANG, '10:30', 'datang'],
  ['something that counts, still near the beginning', true, SIANG, '07:10', 'pulang'],
  ['a night, in its evening', false, MALAM, '21:50', 'datang'],
  ['a night, in the morning after', false, MALAM, '29:50', 'pulang'],
  ['flexible hours have no arrival that is late', false, FLEKSIBEL, '13:50', 'datang'],
  ['flexible hours, something recorded', true, FLEKSIBEL, '13:50', 'pulang'],
  ['no hours are due', false, null, '13:50', 'datang'],
  ['no hours are due, something recorded', true, null, '13:50', 'pulang'],
] as const)('%s', (_, isAda, kerja, pukul, sisi) => {
  expect(sisiBerikut(isAda, kerja, jam(pukul))).toBe(sisi);
});
