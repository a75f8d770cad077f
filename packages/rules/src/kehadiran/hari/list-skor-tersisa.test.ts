import { expect, test } from 'vitest';
import { skor } from '../../testing/given.ts';
import { listSkorTersisa } from './list-skor-tersisa.ts';
import type { SkorPresensi } from './skor-presensi.ts';

const menit = { nama: 'P1', menit_dari: 1, tgl_mulai: '2026-01-01' };
const induk = skor(1, 'pulang_cepat', 0.5, { ...menit, pemilik: 'tenant' });
const salinan = skor(2, 'pulang_cepat', 0.5, { ...menit, tgl_mulai: '2026-11-16' });
const khusus = skor(3, 'terlambat', 2, { nama: 'Khusus', menit_dari: 10, tgl_mulai: '2026-11-16' });
const lain = skor(4, 'absen', 3, { nama: 'Alpa', tgl_mulai: '2026-11-16' });
const lama = skor(5, 'absen', 3, { nama: 'Lama', tgl_mulai: '2025-01-01', tgl_selesai: '2025-12-31' });

test.each<[string, SkorPresensi[], string[], boolean]>([
  ['the copy that was made for it', [induk, salinan, khusus], ['P1'], true],
  ['a copy and one of its own kind', [induk, salinan, khusus, lain], ['P1', 'Alpa'], false],
  ['nothing where it is the only one', [induk, khusus], [], false],
  ['nothing of other years', [induk, khusus, lama], [], false],
  ['one that cuts more than the tenant’s', [{ ...induk, potongan: 1 }, salinan, khusus], ['P1'], false],
  ['one of a tenant that has none', [salinan, khusus], ['P1'], false],
])('what keeps the tenant’s out of force afterwards: %s', (_, semua, nama, isSalinan) => {
  const { tersisa, ...rest } = listSkorTersisa(semua, khusus);
  expect([tersisa.map((one) => one.nama), rest]).toEqual([nama, { isSalinan }]);
});
