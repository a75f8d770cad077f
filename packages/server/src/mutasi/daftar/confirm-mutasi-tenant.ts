import type { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { confirmMutasiDi } from './confirm-mutasi.ts';
import { enterMilikTenant } from './enter-milik-tenant.ts';

/** A tenant's admin confirms for each side that is his tenant's. */
export const confirmMutasiTenant: Verb<typeof mutasiTenant.confirmMutasiTenant> = (ctx, isi) =>
  confirmMutasiDi(ctx, isi, (organisasi_id) => enterMilikTenant(ctx, organisasi_id));
