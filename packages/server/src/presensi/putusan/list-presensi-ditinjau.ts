import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { putusanPresensi } from '@hadir/contract/presensi/putusan/putusan-presensi.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findHariBeku } from '../ketukan/bila-dihitung.ts';
import { countMenungguTinjauan, listDitinjau } from './presensi-ditinjau.queries.ts';

type Call = typeof putusanPresensi.listPresensiDitinjau;

/** Taps that were held for review, each with a frozen day that stands in its way; of a plain user his own. */
export async function listPresensiDitinjau(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const [page, menunggu] = await Promise.all([
    listDitinjau(ctx, { ...input, user_id: pemilikTerlihat(ctx.actor, input.user_id) }),
    countMenungguTinjauan(ctx, pemilikTerlihat(ctx.actor)),
  ]);
  const beku = await findHariBeku(
    ctx,
    page.data
      .filter(({ status }) => status === 'menunggu')
      .map(({ presensi_id, anggota, tanggal }) => ({ presensi_id, user_id: anggota.user_id, tanggal })),
  );
  const data = page.data.map((tap) => ({ ...tap, hari_beku: beku.get(tap.presensi_id) ?? null }));
  return { ...page, data, menunggu };
}
