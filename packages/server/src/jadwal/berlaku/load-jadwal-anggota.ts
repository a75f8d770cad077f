import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { checkAnggotaTerlihat } from '../../kehadiran/riwayat/check-anggota-terlihat.ts';
import {
  loadFakta,
  type FaktaAnggotaTerbaca,
  type FaktaOrganisasiTerbaca,
} from '../../kehadiran/hari/fakta.queries.ts';

/** What a member's schedule is made of between two dates; refuses members whom the caller may not see. */
export async function loadJadwalAnggota(
  ctx: OrganisasiCtx,
  user_id: number,
  range: TanggalRange,
): Promise<{ organisasi: FaktaOrganisasiTerbaca; anggota: FaktaAnggotaTerbaca }> {
  await checkAnggotaTerlihat(ctx, user_id);
  const fakta = await loadFakta(ctx.db, ctx.organisasi.organisasi_id, [user_id], range);
  const anggota = found(fakta.anggota.get(user_id));
  return { organisasi: fakta.organisasi, anggota };
}
