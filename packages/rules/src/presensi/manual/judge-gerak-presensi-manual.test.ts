import { expect, test } from 'vitest';
import type { Peran } from '../../akses/peran.ts';
import { judgeGerakPresensiManual } from './judge-gerak-presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL, type StatusPresensiManual } from './status-presensi-manual.ts';
import type { TindakanPresensiManual } from './tindakan-presensi-manual.ts';

const [AKU, REKAN] = [1, 2];
const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;

type Kasus = [
  string,
  Peran,
  number,
  TindakanPresensiManual,
  StatusPresensiManual,
  boolean,
  StatusPresensiManual | string,
];

test.each<Kasus>([
  ['its member takes back what waits', 'user', AKU, 'batal', diajukan, false, dibatalkan],
  ['its member takes back nothing decided', 'user', AKU, 'batal', disetujui, false, 'status_not_allowed'],
  ['an operator takes back nobody’s', 'operator', REKAN, 'batal', diajukan, false, 'not_his'],
  ['an operator decides not his own', 'operator', AKU, 'setujui', diajukan, false, 'own'],
  ['a super admin decides not his own', 'super_admin', AKU, 'tolak', diajukan, false, 'own'],
  ['whose turn it is decides what waits, whatever he is', 'user', REKAN, 'setujui', diajukan, true, disetujui],
  ['an operator revises a decision', 'operator', REKAN, 'tolak', disetujui, false, ditolak],
  ['a tenant’s admin revises a decision', 'admin', REKAN, 'setujui', ditolak, false, disetujui],
  ['a member who had the turn revises nothing', 'user', REKAN, 'tolak', disetujui, false, 'status_not_allowed'],
  ['what was meant for a level revises nothing', 'operator', REKAN, 'tolak', disetujui, true, 'status_not_allowed'],
])('%s', (_, peran, milik, tindakan, status, is_berjenjang, ke) => {
  const gerak = { tindakan, keterangan: 'Foto orang lain', is_berjenjang };
  const manual = { user_id: milik, status, is_permanen: false };
  expect(judgeGerakPresensiManual({ user_id: AKU, peran }, gerak, manual)).toEqual(
    typeof ke === 'string' ? { kind: 'refused', reason: ke } : { kind: 'moved', status: ke, is_permanen: false },
  );
});

test('who may revise is told what else is missing', () => {
  const gerak = { tindakan: 'tolak', keterangan: '', is_berjenjang: false } as const;
  const manual = { user_id: REKAN, status: disetujui, is_permanen: false };
  const reason = 'keterangan_required';
  expect(judgeGerakPresensiManual({ user_id: AKU, peran: 'operator' }, gerak, manual)).toEqual({
    kind: 'refused',
    reason,
  });
});
