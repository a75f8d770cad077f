import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { listTujuanMutasi } from './list-tujuan-mutasi.ts';

export const listTujuanMutasiTenant: Verb<typeof mutasiTenant.listTujuanMutasiTenant> = listTujuanMutasi;
