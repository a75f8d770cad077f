import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { findPresensiTerakhir } from '../../../presensi/ketukan/find-presensi-terakhir.ts';
import { getImpor } from '../../../presensi/impor/get-impor.ts';
import { getPresensi } from '../../../presensi/ketukan/get-presensi.ts';
import { importPresensi } from '../../../presensi/impor/import-presensi.ts';
import { sendFotoPresensi } from '../../../presensi/foto/send-foto-presensi.ts';
import { submitPresensi } from '../../../presensi/ketukan/submit-presensi.ts';

export const presensiRoutes: Handlers<typeof contract.presensi> = {
  submit: submitPresensi,
  last: findPresensiTerakhir,
  detail: getPresensi,
  foto: sendFotoPresensi,
  impor: importPresensi,
  findImpor: getImpor,
};
