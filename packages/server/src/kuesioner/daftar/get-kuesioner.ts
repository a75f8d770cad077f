import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { pemilikTerlihat, seesSemua } from '@hadir/rules/akses/terlihat.ts';
import type * as z from 'zod/mini';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findKuesionerRow, listSasaran } from './daftar.queries.ts';

/** One questionnaire with its questions; to a plain member only one that is published for him exists. */
export async function getKuesioner(
  ctx: OrganisasiCtx,
  { kuesioner_id }: { kuesioner_id: number },
): Promise<z.output<typeof KuesionerDetail>> {
  const row = found(await findKuesionerRow(ctx, kuesioner_id, pemilikTerlihat(ctx.actor)));
  const siapa = seesSemua(ctx.actor.peran) ? await listSasaran(ctx, kuesioner_id) : { group_ids: [], user_ids: [] };
  return {
    ...row,
    ...siapa,
    // Written by what the contract took.
    bagian: row.bagian as Bagian[],
    is_tetap: row.jumlah_menjawab + row.jumlah_lewat_tautan > 0,
  };
}
