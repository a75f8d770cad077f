import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { cancelMutasi } from './cancel-mutasi.ts';

export const cancelMutasiTenant: Verb<typeof mutasiTenant.cancelMutasiTenant> = cancelMutasi;
