import type { auth } from '@hadir/contract/auth/auth.contract.ts';
import { daftarIzin } from '@hadir/rules/akses/izin.ts';
import { findPelaku } from '../../platform/http/access/find-pelaku.queries.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { getMe } from './get-me.ts';
import { switchOrganisasi } from './switch-organisasi.ts';

/**
 * Who is there and, where he names an organisation that he may enter, what `switchOrganisasi` and `listIzin` say of it: all
 * that the first screen stands on, in one answer. Why one may not be entered those two say.
 */
export const getAwal: Verb<typeof auth.getAwal> = async (ctx, { organisasi_id }) => {
  const me = await getMe(ctx, {});
  const luar = { me, organisasi: null, izin: null };
  if (organisasi_id === undefined || me.is_faktor_diminta) return luar;
  const organisasi = await switchOrganisasi(ctx, { no_reg: String(organisasi_id) }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  const pelaku =
    organisasi && (await findPelaku(ctx.db, hashToken(ctx.cookie.token ?? ''), { organisasi_id }, ctx.now));
  // Digits may be the kode of another.
  if (!pelaku || organisasi.organisasi_id !== organisasi_id) return luar;
  return { me, organisasi, izin: daftarIzin(organisasi.peran, pelaku.tenant?.izin) };
};
