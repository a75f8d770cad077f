import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { listMutasi } from './list-mutasi.ts';

export const listMutasiTenant: Verb<typeof mutasiTenant.listMutasiTenant> = listMutasi;
