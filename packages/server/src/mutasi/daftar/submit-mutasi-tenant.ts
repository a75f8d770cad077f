import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { enterMilikTenant } from './enter-milik-tenant.ts';
import { saveMutasi } from './save-mutasi.ts';

/** A transfer of a member of one of the tenant's organisations, and where another of them puts him. */
export const submitMutasiTenant: Verb<typeof mutasiTenant.submitMutasiTenant> = async (ctx, isi) =>
  saveMutasi(ctx, await enterMilikTenant(ctx, isi.organisasi_id), isi, (tujuan_id) => enterMilikTenant(ctx, tujuan_id));
