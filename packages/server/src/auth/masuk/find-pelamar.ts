import type { LoginInput } from '@hadir/contract/auth/masuk/masuk.calls.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { findAkunDi } from '../dasar/akun.queries.ts';
import { jatahMasuk } from './jatah-masuk.ts';
import { findTunggu } from './percobaan-masuk.queries.ts';
import { readKodeMasuk } from '../surat/kode-masuk.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findTautan } from '../dasar/tautan.queries.ts';

type Input = Pick<z.output<typeof LoginInput>, 'username' | 'kode'>;

/** Whoever wants in: the account of that name if there is one, whose tries he has, and until when he has none. */
export async function findPelamar(ctx: BaseCtx, { username, kode }: Input) {
  const akun = await findAkunDi(ctx.db, username, ctx.cookie.peramban.tokens.map(hashToken));
  const kode_hash = kode === undefined ? undefined : hashToken(readKodeMasuk(kode));
  if (kode_hash) {
    const tautan = await findTautan(ctx.db, kode_hash, 'kode-masuk', ctx.now);
    if (!tautan || tautan.user_id !== akun?.user_id)
      throw refuseField('kode', new Refusal('auth.kode_invalid').message);
  }
  const { user_id, peramban } = akun ?? {};
  const jatah = jatahMasuk({ nama: username, user_id, peramban, kode: kode_hash, ip: ctx.origin.ip });
  return { akun, kode_hash, jatah, sampai: await findTunggu(ctx.db, jatah, ctx.now) };
}
