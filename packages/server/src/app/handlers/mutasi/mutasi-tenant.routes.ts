import type { contract } from '@hadir/contract/contract.ts';
import { cancelMutasiTenant } from '../../../mutasi/daftar/cancel-mutasi-tenant.ts';
import { confirmMutasiTenant } from '../../../mutasi/daftar/confirm-mutasi-tenant.ts';
import { exportMutasiTenant } from '../../../mutasi/daftar/export-mutasi-tenant.ts';
import { getMutasiTenant } from '../../../mutasi/daftar/get-mutasi-tenant.ts';
import { listMutasiTenant } from '../../../mutasi/daftar/list-mutasi-tenant.ts';
import { listTujuanMutasiTenant } from '../../../mutasi/daftar/list-tujuan-mutasi-tenant.ts';
import { submitMutasiTenant } from '../../../mutasi/daftar/submit-mutasi-tenant.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const mutasiTenantRoutes: Handlers<typeof contract.mutasiTenant> = {
  listMutasiTenant,
  exportMutasiTenant,
  listTujuanMutasiTenant,
  getMutasiTenant,
  submitMutasiTenant,
  confirmMutasiTenant,
  cancelMutasiTenant,
};
