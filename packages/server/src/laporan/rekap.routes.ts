import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { exportEmis } from './export-emis.ts';
import { exportRekap } from './export-rekap.ts';
import { listDetailRekap } from './list-detail-rekap.ts';
import { listRekap } from './list-rekap.ts';
import { printRiwayat } from './print-riwayat.ts';

export const rekapRoutes: Handlers<typeof contract.rekap> = {
  list: listRekap,
  detail: listDetailRekap,
  riwayat: listRekap,
  cetakRiwayat: printRiwayat,
  emis: exportEmis,
  unduh: exportRekap,
};
