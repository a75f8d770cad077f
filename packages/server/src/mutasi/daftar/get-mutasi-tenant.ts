import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { getMutasi } from './get-mutasi.ts';

export const getMutasiTenant: Verb<typeof mutasiTenant.getMutasiTenant> = getMutasi;
