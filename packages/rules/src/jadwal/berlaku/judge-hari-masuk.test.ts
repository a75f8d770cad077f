import { expect, test } from 'vitest';
import { jadwalKerja, organisasi, reguler } from '../../testing/given.ts';
import { toWaktuLokal } from '../../waktu/waktu-lokal.ts';
import { parseJam } from '../../waktu/jam.ts';
import { judgeHariMasuk } from './judge-hari-masuk.ts';

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
  ['before the hours he can be in time', '2026-03-02', '06:00:00', null, false, false],
  ['in the middle of the day he is late already', '2026-03-02', '10:00:00', null, true, false],
  ['in the last second of the window he can still be present', '2026-03-02', '18:00:00', null, true, false],
  ['once the window has closed he can be present no more', '2026-03-02', '18:00:01', null, true, true],
  ['by the hours of his group, which are not over, he can still be', '2026-03-02', '18:00:01', 9, true, false],
  ['on a day off nothing is asked of him', '2026-03-03', '23:00:00', null, false, false],
])('who becomes a member: %s', (_, tanggal, jam, group_id, is_lewat_masuk, is_tutup) => {
  const hari = judgeHariMasuk(sekolah, group_id, toWaktuLokal(tanggal, parseJam(jam) ?? 0));
  expect(hari).toMatchObject({ is_lewat_masuk, is_tutup });
});
