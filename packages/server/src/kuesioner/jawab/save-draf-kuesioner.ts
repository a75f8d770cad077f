import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { holdKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireTerbuka } from '../dasar/require-terbuka.ts';
import { keepDraf } from './draf.ts';
import { getUntukAnggota } from './get-untuk-anggota.ts';

type Call = typeof jawabKuesioner.saveDrafKuesioner;

/** Keeps what the caller has filled in so far, whatever is still wrong with it. Refuses once he has sent it. */
export async function saveDrafKuesioner(
  ctx: OrganisasiCtx,
  { kuesioner_id, jawaban, diubah }: Input<Call>,
): Promise<Output<Call>> {
  const { kuesioner, dijawab } = await getUntukAnggota(ctx, kuesioner_id, holdKuesioner);
  if (dijawab !== null) throw new Refusal('kuesioner.sudah_dijawab');
  requireTerbuka(kuesioner, ctx.today);
  return { versi_draf: await keepDraf(ctx, kuesioner_id, jawaban, diubah) };
}
