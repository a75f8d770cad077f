import type { TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { expect, test } from 'vitest';
import { kumpulkanPerlu } from './perlu.ts';
import { perluHref } from './perlu-href.ts';

const item = (jenis: TindakLanjut['jenis'], jumlah: number): TindakLanjut => ({
  jenis,
  jumlah,
  status: STATUS_TINDAK_LANJUT.baru,
  oleh: null,
  tanggal: null,
  keterangan: null,
});
const ringkas = (...args: Parameters<typeof kumpulkanPerlu>) =>
  kumpulkanPerlu(...args).terbuka.map(({ subjek, giliran }) => `${subjek} ${giliran}`);

test('PINs without a member are told once, beside the lines that were set aside', () => {
  expect(ringkas([item('pin_menunggu', 3)], { tertahan: 28 })).toEqual(['tertahan 25', 'pin_menunggu 0']);
  expect(ringkas([item('pin_menunggu', 3)], { tertahan: 3 })).toEqual(['pin_menunggu 0']);
});

test('a face that waits to be confirmed is told once, and leads to the desk where it is', () => {
  const menunggu = { wajah: 3 };
  expect(ringkas([item('wajah_menunggu', 1), item('wajah_ditinjau', 2)], menunggu)).toEqual([
    'wajah_ditinjau 2',
    'wajah_menunggu 1',
  ]);
  const [satu] = kumpulkanPerlu([item('wajah_menunggu', 1)], { wajah: 1 }).terbuka;
  expect(satu && perluHref(7, satu)).toBe('/organisasi/7/persetujuan?bagian=wajah');
});
