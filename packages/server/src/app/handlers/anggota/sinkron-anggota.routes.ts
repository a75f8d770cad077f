import type { contract } from '@hadir/contract/contract.ts';
import { getSinkronTerakhir } from '../../../anggota/sinkron/get-sinkron-terakhir.ts';
import { getStatusSinkron } from '../../../anggota/sinkron/get-status-sinkron.ts';
import { listBarisSinkron } from '../../../anggota/sinkron/list-baris-sinkron.ts';
import { syncAnggota } from '../../../anggota/sinkron/sync-anggota.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const sinkronAnggotaRoutes: Handlers<typeof contract.sinkronAnggota> = {
  syncAnggota,
  getStatusSinkron,
  getSinkronTerakhir,
  listBarisSinkron,
};
