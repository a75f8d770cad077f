import { expect, test } from 'vitest';
import { jadwalKerja, organisasi, reguler } from '../../testing/given.ts';
import { countHariKerjaBaru } from './count-hari-kerja-baru.ts';

const JAM = { masuk: '07:00', pulang: '14:00' };
// Monday to Saturday for all, Monday to Friday for group 9; 3 March is a holiday.
const sekolah = organisasi([reguler(1, JAM), reguler(2, JAM, { pekan: [1, 2, 3, 4, 5] })], {
  jadwalKerja: [jadwalKerja(1, 1)],
  jadwalKerjaGrup: [{ ...jadwalKerja(2, 2), group_id: 9 }],
  hariLibur: [{ hari_libur_id: 3, nama: 'Nyepi', tgl_mulai: '2026-03-03', tgl_selesai: '2026-03-03' }],
});
// Monday 2 to Sunday 8 March.
const PEKAN = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-08' };

test.each([
  ['by the hours of the place, without its holidays', { group_id: null, tgl_mulai: '2026-03-02' }, 5],
  ['by those of the group', { group_id: 9, tgl_mulai: '2026-03-02' }, 4],
  ['from the first of the dates where it began before', { group_id: null, tgl_mulai: '2005-07-01' }, 5],
  ['from where it begins', { group_id: null, tgl_mulai: '2026-03-06' }, 2],
  ['none where it begins after', { group_id: null, tgl_mulai: '2026-03-09' }, 0],
  ['to where it ended', { group_id: null, tgl_mulai: '2026-03-02', tgl_selesai: '2026-03-04' }, 2],
])('the days of work of a new member are counted %s', (_, baru, jumlah) => {
  expect(countHariKerjaBaru(sekolah, [{ tgl_selesai: null, ...baru }], PEKAN)).toEqual([jumlah]);
});
