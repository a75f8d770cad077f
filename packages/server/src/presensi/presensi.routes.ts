import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { findPresensiTerakhir } from './find-presensi-terakhir.ts';
import { getImpor } from './get-impor.ts';
import { getPresensi } from './get-presensi.ts';
import { importPresensi } from './import-presensi.ts';
import { sendFotoPresensi } from './send-foto-presensi.ts';
import { submitPresensi } from './submit-presensi.ts';

export const presensiRoutes: Handlers<typeof contract.presensi> = {
  submit: submitPresensi,
  last: findPresensiTerakhir,
  detail: getPresensi,
  foto: sendFotoPresensi,
  impor: importPresensi,
  findImpor: getImpor,
};
