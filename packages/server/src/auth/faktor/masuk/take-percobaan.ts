import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import type { BeforeCtx } from '../../../platform/http/pipeline/prepared-verb.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { hashToken } from '../../../platform/kit/secret-token.ts';
import { countTautanSalah } from '../../dasar/count-tautan-salah.ts';
import { askSuratDitebak } from '../../surat/ask-surat-ditebak.ts';
import { findTantanganDi } from '../../dasar/tantangan.queries.ts';

export type Percobaan = { token_hash: Buffer; forget: () => Promise<void> };

/**
 * Counts one try of a second factor before it is looked at: tries at once are all counted. Every step has five. What can
 * be guessed at all, the app's six digits, has ten an hour besides: those of strangers share the account's, a browser
 * that the account knows has its own, and a step begun with a code from the person's mail needs none, so that whoever
 * knows only the password cannot keep the owner out, who is told by mail (aturan/akses#faktor-kedua). From here on a refusal is logged with the
 * name of whose account it is. Refuses a step that is unknown or has ended.
 */
export async function takePercobaan(
  ctx: BeforeCtx<BaseCtx>,
  { token, cara }: { token: string; cara: 'totp' | 'pemulihan' | 'passkey' },
): Promise<Percobaan> {
  const token_hash = hashToken(token);
  const { limits } = ctx.deps;
  const step = token_hash.toString('hex');
  const peramban = ctx.cookie.peramban.tokens.map(hashToken);
  const tantangan = await countTautanSalah(ctx, async () => {
    const found = await ctx.read(({ db }) => findTantanganDi(db, token_hash, peramban, ctx.now));
    if (!found) throw new Refusal('faktor.challenge_ended');
    return found;
  });
  await limits.take('faktor_langkah', step);
  const { user_id, nama, tenant_id } = tantangan;
  if (user_id !== null && nama !== null) ctx.identify({ user_id, nama, tenant_id });
  if (user_id === null || cara !== 'totp' || tantangan.is_kode_surat)
    return { token_hash, forget: () => limits.forget('faktor_langkah', step) };

  const jatah = tantangan.peramban ? `peramban|${tantangan.peramban.toString('hex')}` : String(user_id);
  if (!(await limits.takeQuietly('faktor_akun', jatah))) {
    if (!tantangan.peramban) await askSuratDitebak(ctx, { user_id, langkah: 'faktor' });
    throw new Refusal('faktor.wait');
  }
  return { token_hash, forget: () => limits.forget('faktor_akun', jatah) };
}
