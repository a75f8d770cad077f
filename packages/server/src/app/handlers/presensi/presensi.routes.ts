import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { findPresensiTerakhir } from '../../../presensi/ketukan/find-presensi-terakhir.ts';
import { getFotoPresensi } from '../../../presensi/foto/get-foto-presensi.ts';
import { getImporPresensi } from '../../../presensi/impor/get-impor-presensi.ts';
import { getPresensi } from '../../../presensi/ketukan/get-presensi.ts';
import { importPresensi } from '../../../presensi/impor/import-presensi.ts';
import { submitPresensi } from '../../../presensi/ketukan/submit-presensi.ts';

export const presensiRoutes: Handlers<typeof contract.presensi> = {
  submitPresensi,
  findPresensiTerakhir,
  getPresensi,
  getFotoPresensi,
  importPresensi,
  getImporPresensi,
};
