import type { contract } from '@hadir/contract/contract.ts';
import { cancelMutasi } from '../../../mutasi/daftar/cancel-mutasi.ts';
import { confirmMutasi } from '../../../mutasi/daftar/confirm-mutasi.ts';
import { exportMutasi } from '../../../mutasi/daftar/export-mutasi.ts';
import { getMutasi } from '../../../mutasi/daftar/get-mutasi.ts';
import { listMutasi } from '../../../mutasi/daftar/list-mutasi.ts';
import { listTujuanMutasi } from '../../../mutasi/daftar/list-tujuan-mutasi.ts';
import { submitMutasi } from '../../../mutasi/daftar/submit-mutasi.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const mutasiRoutes: Handlers<typeof contract.mutasi> = {
  listMutasi,
  exportMutasi,
  listTujuanMutasi,
  getMutasi,
  submitMutasi,
  confirmMutasi,
  cancelMutasi,
};
