import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { countBanding } from '../../../dashboard/analitik/count-banding.ts';
import { countGender } from '../../../dashboard/analitik/count-gender.ts';
import { countKedatangan } from '../../../dashboard/analitik/count-kedatangan.ts';
import { countLokasiPresensi } from '../../../dashboard/analitik/count-lokasi-presensi.ts';
import { countPerangkat } from '../../../dashboard/analitik/count-perangkat.ts';
import { countTrenPerangkat } from '../../../dashboard/analitik/count-tren-perangkat.ts';
import { exportAnalitik } from '../../../dashboard/analitik/export-analitik.ts';

export const analitikRoutes: Handlers<typeof contract.analitik> = {
  countGender,
  countPerangkat,
  countTrenPerangkat,
  countLokasiPresensi,
  countKedatangan,
  countBanding,
  exportAnalitik,
};
