import { expect, test } from 'vitest';
import type { Peran } from '../../akses/peran.ts';
import { listPutusanPresensiManual } from './list-putusan-presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL, type StatusPresensiManual } from './status-presensi-manual.ts';

const [AKU, REKAN] = [1, 2];
const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;
const PERMANEN = { is_permanen: true };
const GILIRAN = { is_giliran_saya: true };
const BERJENJANG = { is_giliran_saya: true, jumlah_jenjang: 2 };

type Kasus = [string, Peran, number, StatusPresensiManual, object, string[]];

/** A star stands for a remark that must go with it. */
test.each<Kasus>([
  [
    'whose turn it is decides what waits',
    'operator',
    REKAN,
    diajukan,
    GILIRAN,
    ['setujui', 'tolak', 'tolak_permanen*'],
  ],
  ['a level that refuses says why', 'user', REKAN, diajukan, BERJENJANG, ['setujui', 'tolak*', 'tolak_permanen*']],
  ['what waits for another is nobody else’s', 'operator', REKAN, diajukan, {}, []],
  ['nobody decides what is his own', 'operator', AKU, diajukan, GILIRAN, []],
  ['an operator revises an approval', 'operator', REKAN, disetujui, {}, ['tolak*', 'tolak_permanen*']],
  ['an operator revises a rejection', 'operator', REKAN, ditolak, {}, ['setujui*', 'tolak_permanen*']],
  ['a rejection for good is only reset', 'operator', REKAN, ditolak, PERMANEN, ['cabut_permanen']],
  ['what was decided about his own is others’', 'operator', AKU, disetujui, {}, []],
  ['a member revises nothing', 'user', REKAN, disetujui, {}, []],
  ['what was taken back stays so', 'operator', REKAN, dibatalkan, {}, []],
])('%s', (_, peran, milik, status, lain, expected) => {
  const { is_permanen, ...giliran } = { is_permanen: false, is_giliran_saya: false, jumlah_jenjang: 0, ...lain };
  const putusan = listPutusanPresensiManual({ user_id: AKU, peran }, { user_id: milik, status, is_permanen }, giliran);
  expect([...putusan].map(([tindakan, { isBerketerangan }]) => `${tindakan}${isBerketerangan ? '*' : ''}`)).toEqual(
    expected,
  );
});
