import type { OrganisasiAktif } from '@hadir/contract/auth/organisasi-aktif.ts';
import { Id } from '@hadir/contract/kit/fields.ts';
import type { UserCtx } from '../http/ctx.ts';
import { findPelaku } from '../http/find-pelaku.queries.ts';
import { canEnter, isLangganan, peranOf } from '../http/judge-access.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrganisasiAktif } from './organisasi-aktif.queries.ts';
import { hashToken } from './secret-token.ts';

/** Enters an organisation by its id or kode, with what one is in it; 520 where there is none to enter. */
export async function switchOrganisasi(ctx: UserCtx, { no_reg }: { no_reg: string }): Promise<OrganisasiAktif> {
  const id = Id.safeParse(Number(no_reg));
  const place = id.success ? { organisasi_id: id.data } : { kode_organisasi: no_reg };
  const pelaku = await findPelaku(ctx.db, hashToken(ctx.cookie.token ?? ''), place);
  const peran = pelaku && peranOf(pelaku, 'organisasi');
  if (!pelaku?.organisasi || !peran || !canEnter(pelaku.organisasi, peran)) {
    throw new Refusal('organisasi.cannot_enter');
  }

  const organisasi = await findOrganisasiAktif(ctx, pelaku.organisasi.organisasi_id);
  if (!organisasi) throw new Refusal('organisasi.cannot_enter');
  const { role, status_anggota } = pelaku.organisasi;
  return { ...organisasi, is_langganan: isLangganan(pelaku.organisasi, ctx.today), peran, role, status_anggota };
}
