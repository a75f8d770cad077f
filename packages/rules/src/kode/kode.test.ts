import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KODE_PERAN } from '../akses/kode-peran.ts';
import { STATUS_CUTI } from '../cuti/ajuan/status-cuti.ts';
import { STATUS_PRESENSI_MANUAL } from '../presensi/manual/status-presensi-manual.ts';
import { GENDER } from './gender.ts';
import { STATUS_AKSES } from './status-akses.ts';
import { STATUS_KEANGGOTAAN } from './status-keanggotaan.ts';
import { STATUS_PRESENSI } from './status-presensi.ts';
import { STATUS_RADIUS } from './status-radius.ts';
import { STATUS_RECORD } from './status-record.ts';
import { STATUS_SIMPATIKA } from './status-simpatika.ts';
import { STATUS_USER } from './status-user.ts';

const codes: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../contract/data/codes.json'), 'utf8'),
);

test.each([
  ['cuti', STATUS_CUTI],
  ['akses', STATUS_AKSES],
  ['gender', GENDER],
  ['keanggotaan', STATUS_KEANGGOTAAN],
  ['organisasi_kedua', STATUS_SIMPATIKA],
  ['presensi_manual', STATUS_PRESENSI_MANUAL],
  ['radius', STATUS_RADIUS],
  ['record', STATUS_RECORD],
  ['riwayat_kehadiran', STATUS_PRESENSI],
  ['role', KODE_PERAN],
  ['user', STATUS_USER],
])('the codes of %s are the agreed ones', (name, constants) => {
  const documented = Object.keys(codes[name] ?? {}).filter((code) => code !== 'applies_to');
  expect(Object.values(constants).map(String).toSorted()).toEqual(documented.toSorted());
});
