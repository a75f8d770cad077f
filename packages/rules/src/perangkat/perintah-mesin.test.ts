import { expect, test } from 'vitest';
import { toWaktuLokal } from '../waktu/waktu-lokal.ts';
import { writePerintah } from './perintah-mesin.ts';

const KINI = toWaktuLokal('2026-11-20', 7 * 3600 + 8 * 60 + 9);

test.each([
  ['jam', {}, `SET OPTION DateTime=${((26 * 12 + 10) * 31 + 19) * 86_400 + 25_689}`],
  [
    'kirim_ulang',
    { from: '2026-11-01', to: '2026-11-03' },
    'DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\tEndTime=2026-11-03 23:59:59',
  ],
  ['kirim_nama', { pin: '17', nama: 'Siti  Nuraini\tPri=14' }, 'DATA UPDATE USERINFO PIN=17\tName=Siti NurainiPri=14'],
  [
    'kirim_nama',
    { pin: '0018', nama: 'Renée Ó Briain dari Kampung Baru' },
    'DATA UPDATE USERINFO PIN=0018\tName=Renee O Briain dari Kamp',
  ],
  ['hapus_pin', { pin: '17' }, 'DATA DELETE USERINFO PIN=17'],
  ['mulai_ulang', {}, 'REBOOT'],
] as const)('%s with %o', (jenis, isi, line) => {
  expect(writePerintah(jenis, isi, KINI)).toBe(line);
});

test('a whole name is one field: nothing in it begins another', () => {
  expect(writePerintah('kirim_nama', { pin: '1', nama: 'A\r\nC:9:REBOOT' }, KINI)).toBe(
    'DATA UPDATE USERINFO PIN=1\tName=AC:9:REBOOT',
  );
});
