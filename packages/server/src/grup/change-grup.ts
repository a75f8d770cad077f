import type { KodeAktif } from '@hadir/contract/kit/kode.ts';
import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getGrup } from './get-grup.ts';
import { updateGrup } from './grup.queries.ts';
import { requireKepala } from './require-kepala.ts';

type Input = {
  group_id: number;
  nama: string;
  kepala_user_id?: number | null | undefined;
  status?: KodeAktif | undefined;
};

/** Head and status stay as they are where they are left out. */
export async function changeGrup(ctx: OrganisasiCtx, input: Input): Promise<Grup> {
  const sebelum = await getGrup(ctx, input);
  if (input.kepala_user_id !== sebelum.kepala_user_id) await requireKepala(ctx, input.kepala_user_id);
  await updateGrup(ctx, input.group_id, {
    nama: input.nama,
    kepala_user_id: input.kepala_user_id === undefined ? sebelum.kepala_user_id : input.kepala_user_id,
    status: input.status ?? sebelum.status,
  });
  const sesudah = await getGrup(ctx, input);
  if (sesudah.kepala_user_id !== sebelum.kepala_user_id) await ctx.deps.upward.onKepalaBerubah(ctx);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
