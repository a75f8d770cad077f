import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { approvePermintaanAkses } from '../../../akses/permintaan/approve-permintaan-akses.ts';
import { confirmPermintaanAkses } from '../../../akses/permintaan/confirm-permintaan-akses.ts';
import { exportPermintaanAkses } from '../../../akses/permintaan/export-permintaan-akses.ts';
import { getPermintaanAkses } from '../../../akses/permintaan/get-permintaan-akses.ts';
import { listPermintaanAkses } from '../../../akses/permintaan/list-permintaan-akses.ts';
import { rejectPermintaanAkses } from '../../../akses/permintaan/reject-permintaan-akses.ts';
import { submitPermintaanAkses } from '../../../akses/permintaan/submit-permintaan-akses.ts';

export const permintaanAksesRoutes: Handlers<typeof contract.permintaanAkses> = {
  submitPermintaanAkses,
  confirmPermintaanAkses,
  listPermintaanAkses,
  exportPermintaanAkses,
  getPermintaanAkses,
  approvePermintaanAkses,
  rejectPermintaanAkses,
};
