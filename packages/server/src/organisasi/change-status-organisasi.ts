import type { Organisasi, organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { closesFromAbove, judgeStatusOrganisasi } from '@hadir/rules/tenant/judge-status-tempat.ts';
import { recordPenutupan } from '../kehadiran/penutupan/record-penutupan.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { readKeteranganStatus } from '../platform/kit/read-keterangan-status.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getOrganisasi } from './get-organisasi.ts';
import { updateOrganisasi } from './organisasi.queries.ts';

/**
 * Gives an organisation another status. Those who belong nowhere else are out with the next call while it is not active,
 * its work in the background waits, and nothing is deleted (aturan/tenant#penutupan).
 */
export async function changeStatusOrganisasi(
  ctx: OrganisasiCtx,
  input: Input<typeof organisasi.changeStatusOrganisasi>,
): Promise<Organisasi> {
  const { status } = input;
  const sebelum = await getOrganisasi(ctx);
  const is_super_admin = closesFromAbove(ctx.actor.peran);
  const refusal = judgeStatusOrganisasi({ is_super_admin }, sebelum, status);
  if (refusal) throw new Refusal(refusal);
  const is_ditutup_dari_atas = is_super_admin && status !== STATUS_RECORD.aktif;
  const keterangan_status = readKeteranganStatus(input);
  await updateOrganisasi(ctx, sebelum.organisasi_id, { status, keterangan_status, is_ditutup_dari_atas });
  await recordPenutupan(ctx, { sebelum: sebelum.status, status });
  await ctx.deps.jobs.resume(ctx.db);
  const sesudah = await getOrganisasi(ctx);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
