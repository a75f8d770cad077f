import type { kios } from '@hadir/contract/perangkat/kios/kios.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { ISI_KARTU } from './anggota-kios.queries.ts';
import { findKartu } from './kartu.queries.ts';

/** What the caller's own card says. Refuses who is no member. */
export async function getKartuSaya(ctx: OrganisasiCtx): Promise<Output<typeof kios.getKartuSaya>> {
  const kartu = await findKartu(ctx, ctx.actor.user_id);
  if (!kartu) throw new Refusal('presensi.not_a_member');
  return { kartu: `${ISI_KARTU}${kartu.kode_kartu}`, nama: kartu.nama };
}
