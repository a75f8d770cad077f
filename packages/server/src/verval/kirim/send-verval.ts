import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { kirimVerval } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { isInstansiDikenal, pickDikirim } from '@hadir/rules/verval/judge-kirim.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { keadaanKirimOf } from './keadaan-kirim-of.ts';
import { getKirim } from './kiriman.queries.ts';
import { kirimVervalJob } from './kirim-verval-job.ts';
import { getSatuan } from './porsi-kirim.queries.ts';
import { requireBulanAda } from '../dasar/require-bulan-ada.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { listVerval } from '../bulan/verval.queries.ts';

type Call = typeof kirimVerval.sendVerval;

/**
 * Asks for members' verified month to be sent to the staff system (aturan/verval#kirim). Refuses what is not frozen, a
 * month of which nothing is left to send, and an organisation that the staff system could not tell.
 */
export async function sendVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const keadaan = keadaanKirimOf(ctx);
  if (keadaan === 'tidak_terhubung') throw new Refusal('simpatika.not_linked');
  if (keadaan === 'belum_diatur') throw new Refusal('simpatika.not_configured');
  if (!isInstansiDikenal(await getSatuan(ctx.db, organisasi_id))) throw new Refusal('simpatika.no_number');

  const { bulan, sebutan, range } = toBulan(input.bulan, ctx.today);
  await requireBulanAda(ctx, range, sebutan);
  const frozen = await listVerval(ctx, range.tgl_awal);
  const dikirim = pickDikirim([...frozen.values()], input.user_id);
  if ('belum_beku' in dikirim) throw new Refusal('verval.not_frozen', { anggota: dikirim.belum_beku, bulan: sebutan });
  const { user_ids } = dikirim;
  if (user_ids.length === 0) throw new Refusal('verval.nothing_to_send', { bulan: sebutan });

  const owner = { tenant_id, organisasi_id, dibuat_oleh: ctx.actor.user_id };
  // The same members asked for twice at once are one sending; overlapping ones do no harm, by the rows' own keys.
  const kunci = `${bulan} ${user_ids.join(',')}`;
  const pekerjaan_id = await ctx.deps.jobs.enqueue(ctx.db, kirimVervalJob, { bulan, user_ids }, owner, kunci);
  ctx.logChange({ sesudah: { bulan, jumlah_anggota: user_ids.length, pekerjaan_id } });
  return getKirim(ctx, pekerjaan_id);
}
