import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { addJalanKlaim } from './add-jalan-klaim.ts';
import { countKlaimDiajukan, listKlaim } from './klaim-presensi.queries.ts';

type Call = typeof klaimPresensi.listKlaimPresensi;

/** Ubah Presensi: the organisation's claims, the latest first; of a plain user his own. */
export async function listKlaimPresensi(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const [page, diajukan] = await Promise.all([
    listKlaim(ctx, { ...input, user_id: pemilikTerlihat(ctx.actor, input.user_id) }),
    countKlaimDiajukan(ctx, pemilikTerlihat(ctx.actor)),
  ]);
  return { ...page, data: await addJalanKlaim(ctx, page.data), diajukan };
}
