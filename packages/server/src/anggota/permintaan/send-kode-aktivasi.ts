import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { mintaAktivasiJob, type MintaAktivasi } from './minta-aktivasi-job.ts';

/**
 * Leaves it to the queue to look for the member: here nothing is looked for, so that nothing in the answer or its time
 * can tell whether he is there (aturan/akses#aktivasi). Limited by address and by institution, whether it exists or not.
 */
export async function sendKodeAktivasi(ctx: BaseCtx, diminta: MintaAktivasi): Promise<null> {
  await ctx.deps.limits.take('surat_alamat', ctx.origin.ip);
  await ctx.deps.limits.take('minta_aktivasi', `${diminta.kode_organisasi}|${ctx.origin.ip}`);
  await ctx.deps.limits.take('minta_instansi', diminta.kode_organisasi);
  const owner = { tenant_id: null, organisasi_id: null, dibuat_oleh: null };
  await ctx.deps.jobs.enqueue(ctx.db, mintaAktivasiJob, diminta, owner);
  return null;
}
