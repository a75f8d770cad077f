import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { deleteTertunda } from '../../gangguan/gangguan-tertunda.queries.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { requireBulanAda } from '../dasar/require-bulan-ada.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { deleteVerval, insertJejakVerval, listVerval, updateDibekukan } from './verval.queries.ts';

type Call = typeof verval.openVerval;

/** Opens members' frozen month with a reason: its days are judged again with what has arrived since. */
export async function openVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { bulan, range, sebutan } = toBulan(input.bulan, ctx.today);
  await lockPembekuan(ctx.db, [ctx.organisasi], 'tunggal');
  await requireBulanAda(ctx, range, sebutan);
  const frozen = await listVerval(ctx, range.tgl_awal);
  const asked = input.user_id && new Set(input.user_id);
  const ids = [...frozen.keys()].filter((id) => !asked || asked.has(id));
  if (ids.length === 0) throw new Refusal('verval.nothing_to_open', { bulan: sebutan });

  await deleteVerval(ctx, range.tgl_awal, ids);
  await updateDibekukan(ctx, ids, range, false);
  await insertJejakVerval(ctx, range.tgl_awal, { tindakan: 'buka', user_ids: ids, alasan: input.alasan });
  await deleteTertunda(ctx, ids, range);
  const { organisasi_id } = ctx.organisasi;
  const siapa = ids.map((user_id) => ({ organisasi_id, user_id }));
  await touchHari(ctx, { siapa, ranges: [range], sebab: 'hari' }, { preview: false, koreksi: true });
  ctx.logChange({ sesudah: { bulan: range.tgl_awal, jumlah_anggota: ids.length, alasan: input.alasan } });
  return { bulan, sebutan, anggota: ids.length };
}
