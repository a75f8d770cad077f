import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import { findKuesioner, holdKuesioner, isSasaran } from '../dasar/kuesioner.queries.ts';
import { findDijawab } from './jawab.queries.ts';

type Dijawab = { kuesioner: KuesionerTersimpan; dijawab: string | null };

/** A questionnaire that is published for the caller, or that he has answered; no other exists for who answers. */
export async function getUntukAnggota(
  ctx: OrganisasiCtx,
  kuesioner_id: number,
  find: typeof findKuesioner | typeof holdKuesioner = findKuesioner,
): Promise<Dijawab> {
  const kuesioner = found(await find(ctx, kuesioner_id));
  const dijawab = await findDijawab(ctx, kuesioner_id);
  const isHis = dijawab !== null || (await isSasaran(ctx, kuesioner_id, ctx.actor.user_id));
  foundOnlyIf(isHis && kuesioner.status !== 'draf');
  return { kuesioner, dijawab };
}
