import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { Id } from '@hadir/contract/kit/fields.ts';
import { canEnter } from '@hadir/rules/akses/can-enter.ts';
import { judgeKedudukan } from '@hadir/rules/akses/judge-kedudukan.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { isLanggananBerlaku } from '@hadir/rules/akses/is-langganan-berlaku.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { findPelaku, type Place } from '../../platform/http/access/find-pelaku.queries.ts';
import { refuseTutup } from '../../platform/http/access/ask-akses.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findOrganisasiAktif } from './organisasi-aktif.queries.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';

/** Enters an organisation by its id or kode, in small letters too, with what one is in it; 520 where there is none to enter. */
export async function switchOrganisasi(ctx: UserCtx, { no_reg }: { no_reg: string }): Promise<OrganisasiAktif> {
  const { pelaku, kedudukan } = await findTempat(ctx, no_reg);
  if (!pelaku?.organisasi || !kedudukan) throw new Refusal('organisasi.cannot_enter');
  if (!canEnter(pelaku, kedudukan.peran)) {
    const { refusal, details } = refuseTutup(pelaku);
    throw new Refusal(refusal, details);
  }

  const organisasi = await findOrganisasiAktif(ctx, pelaku.organisasi.organisasi_id);
  if (!organisasi) throw new Refusal('organisasi.cannot_enter');
  const { peran, sebab } = kedudukan;
  const { role } = pelaku.organisasi;
  const status_anggota =
    sebab === 'anggota.inactive' ? STATUS_KEANGGOTAAN.tidak_aktif : pelaku.organisasi.status_anggota;
  const pindah =
    status_anggota === STATUS_KEANGGOTAAN.tidak_aktif && (await ctx.deps.upward.findPindahDari(ctx, organisasi));
  return {
    ...organisasi,
    is_langganan: isLanggananBerlaku(pelaku.organisasi, ctx.today),
    peran,
    user: { role },
    status_anggota,
    ...(pindah && { pindah }),
  };
}

/** Digits are an id first; where one is nobody by that, they are a kode. */
async function findTempat(ctx: UserCtx, no_reg: string) {
  const id = Id.safeParse(Number(no_reg));
  const places: Place[] = [
    ...(id.success ? [{ organisasi_id: id.data }] : []),
    { kode_organisasi: no_reg },
    { kode_organisasi: no_reg.toUpperCase() },
  ];
  for (const place of places) {
    const pelaku = await findPelaku(ctx.db, hashToken(ctx.cookie.token ?? ''), place, ctx.now);
    const kedudukan = pelaku?.organisasi && judgeKedudukan(pelaku, { scope: 'organisasi' }, ctx.today);
    if (kedudukan) return { pelaku, kedudukan };
  }
  return {};
}
