import { suratAkunJob } from '../auth/surat-akun-job.ts';
import { cutiBersamaJob } from '../cuti/cuti-bersama-job.ts';
import { ingatkanPenyetujuJob } from '../cuti/ingatkan-penyetuju-job.ts';
import { syncCutiJob } from '../cuti/sync-cuti-job.ts';
import { importPresensiJob } from '../presensi/import-presensi-job.ts';
import { rederiveJob } from '../kehadiran/rederive-job.ts';
import { makeLaporanJob } from '../laporan/make-laporan-job.ts';
import { kirimVervalJob } from '../verval/kirim-verval-job.ts';
import type { Job } from './job.ts';

/** All work that can be asked for, by its name. */
export const JOBS: readonly Job<never>[] = [
  suratAkunJob,
  importPresensiJob,
  rederiveJob,
  makeLaporanJob,
  kirimVervalJob,
  cutiBersamaJob,
  ingatkanPenyetujuJob,
  syncCutiJob,
];
