import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { wajahPresensi } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHasilWire } from './to-hasil-wire.ts';
import { countSwafotoMenunggu, listDitinjau } from './wajah-presensi.queries.ts';

type Call = typeof wajahPresensi.listWajahDitinjau;

/** Selfies that are not alike or not clear, for a person to say; of a plain user his own. */
export async function listWajahDitinjau(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const user_id = pemilikTerlihat(ctx.actor);
  const [page, menunggu] = await Promise.all([
    listDitinjau(ctx, { ...input, user_id }),
    countSwafotoMenunggu(ctx, user_id),
  ]);
  return { ...page, data: page.data.map(toHasilWire), menunggu };
}
