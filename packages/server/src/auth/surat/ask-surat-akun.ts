import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { suratAkunJob, type SuratAkun } from './surat-akun-job.ts';

/**
 * Leaves it to the queue to look for the account and to mail its owner. Here nothing is looked for, so that nothing in
 * the answer or its time can tell whether there is one.
 */
export async function askSuratAkun(ctx: BaseCtx, jenis: SuratAkun['jenis'], nama: string): Promise<null> {
  await ctx.deps.limits.take('surat_alamat', ctx.origin.ip);
  await ctx.deps.limits.take('surat_nama', `${jenis}|${nama}|${ctx.origin.ip}`);
  const owner = { tenant_id: null, organisasi_id: null, dibuat_oleh: null };
  await ctx.deps.jobs.enqueue(ctx.db, suratAkunJob, { jenis, nama }, owner);
  return null;
}
