import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { exportMutasi } from './export-mutasi.ts';

export const exportMutasiTenant: Verb<typeof mutasiTenant.exportMutasiTenant> = exportMutasi;
