import { expect, test } from 'vitest';
import { jadwalKerja, organisasi, reguler } from '../../testing/given.ts';
import { toWaktuLokal } from '../../waktu/waktu-lokal.ts';
import { parseJam } from '../../waktu/jam.ts';
import { judgeMulaiBaru } from './judge-mulai-baru.ts';

// The window closes four hours after the day's work; group 9 works to the evening.
const sekolah = organisasi(
  [reguler(1, { masuk: '07:00', pulang: '14:00' }), reguler(2, { masuk: '12:00', pulang: '20:00' })],
  {
    jadwalKerja: [jadwalKerja(1, 1)],
    jadwalKerjaGrup: [{ ...jadwalKerja(2, 2), group_id: 9 }],
    hariLibur: [{ hari_libur_id: 3, nama: 'Nyepi', tgl_mulai: '2026-03-03', tgl_selesai: '2026-03-03' }],
  },
);

test.each([
  ['before the hours: today', '2026-03-02', '06:00:00', null, '2026-03-02', false],
  ['in the middle of the day: today, late already', '2026-03-02', '10:00:00', null, '2026-03-02', true],
  ['in the last second of the window: today', '2026-03-02', '18:00:00', null, '2026-03-02', true],
  ['once the window has closed: tomorrow', '2026-03-02', '18:00:01', null, '2026-03-03', true],
  ['by the hours of the group, which are not over: today', '2026-03-02', '18:00:01', 9, '2026-03-02', true],
  ['on a day off, which asks nothing: today', '2026-03-03', '23:00:00', null, '2026-03-03', false],
])('who becomes a member %s', (_, tanggal, jam, group_id, tgl_mulai, is_lewat_masuk) => {
  const mulai = judgeMulaiBaru(sekolah, group_id, toWaktuLokal(tanggal, parseJam(jam) ?? 0));
  expect(mulai).toMatchObject({ tgl_mulai, is_lewat_masuk, is_tutup: tgl_mulai !== tanggal });
});
