import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportEmis } from '../../../laporan/rekap/export-emis.ts';
import { exportRekap } from '../../../laporan/rekap/export-rekap.ts';
import { listDetailRekap } from '../../../laporan/rekap/list-detail-rekap.ts';
import { listRekap } from '../../../laporan/rekap/list-rekap.ts';
import { listRekapRiwayat } from '../../../laporan/rekap/list-rekap-riwayat.ts';
import { printRiwayat } from '../../../laporan/rekap/print-riwayat.ts';

export const rekapRoutes: Handlers<typeof contract.rekap> = {
  listRekap,
  listDetailRekap,
  listRekapRiwayat,
  printRiwayat,
  exportEmis,
  exportRekap,
};
