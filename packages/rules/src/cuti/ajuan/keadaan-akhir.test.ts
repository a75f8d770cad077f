import { expect, test } from 'vitest';
import { keadaanAkhirOf } from './keadaan-akhir.ts';
import { STATUS_CUTI } from './status-cuti.ts';
import type { KeputusanCuti } from './tindakan-cuti.ts';

const { dibuat, diajukan, disetujui, ditolak } = STATUS_CUTI;

test.each<
  [string, (typeof STATUS_CUTI)[keyof typeof STATUS_CUTI], KeputusanCuti | null, string | null, string | undefined]
>([
  ['a draft is what its status says', dibuat, null, null, undefined],
  ['so is what waits, whatever a level before has called it', diajukan, 'diubah', null, undefined],
  ['an approval of what was asked is one', disetujui, 'disetujui', null, undefined],
  ['one of other dates is a change', disetujui, 'diubah', null, 'diubah'],
  ['a refusal is one', ditolak, 'ditolak', null, undefined],
  ['one that keeps the right for later puts it off', ditolak, 'ditangguhkan', null, 'ditangguhkan'],
  [
    'what was approved and is given up is cancelled, whatever it was called',
    ditolak,
    'diubah',
    '2026-03-16',
    'dibatalkan',
  ],
  ['what nobody decided ended with the membership', ditolak, null, null, 'berakhir'],
])('%s', (_, status, keputusan, tgl_batal, expected) => {
  expect(keadaanAkhirOf({ status, keputusan, tgl_batal })).toBe(expected);
});
