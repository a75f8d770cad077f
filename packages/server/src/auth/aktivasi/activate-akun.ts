import { KALIMAT_SANDI_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import type { AktivasiInput } from '@hadir/contract/auth/aktivasi/aktivasi.calls.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { BeforeCtx, PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { countTautanSalah } from '../dasar/count-tautan-salah.ts';
import { findAlamatSurat, isNamaOrangLain } from '../dasar/akun.queries.ts';
import { updateAkunAktif } from './aktivasi.queries.ts';
import { checkKataSandi } from '../sandi/check-kata-sandi.ts';
import { hashPassword } from '../sandi/hash-password.ts';
import { getTautanAktivasi } from './get-tautan-aktivasi.ts';
import { useTautan } from '../dasar/tautan.queries.ts';

type Input = z.output<typeof AktivasiInput>;
export type AktivasiDikenal = { token_hash: Buffer; password_hash: string };
/** Where no address is given, the one on record stays. */
type Isian = Omit<Input, 'token' | 'email'> & { email?: string | undefined };

/** Activates an account by its printed token, once: username, e-mail and password are then the person's own. */
export const activateAkun: PreparedVerb<BaseCtx, Input, AktivasiDikenal, null> = {
  prepare: (ctx, input) => prepareAktivasi(ctx, input),
  run: (ctx, input, known) => runAktivasi(ctx, input, known),
};

/** What an activation does before its transaction: refuses a token that does not hold and a weak password, and hashes it. */
export async function prepareAktivasi(
  ctx: BeforeCtx<BaseCtx>,
  input: Isian & { token: string },
): Promise<AktivasiDikenal> {
  if (input.password !== input.password_confirmation) {
    throw refuseField('password_confirmation', KALIMAT_SANDI_BEDA);
  }
  const look = async (reading: Parameters<Parameters<typeof ctx.read>[0]>[0]) => {
    const tautan = await getTautanAktivasi(reading, input.token);
    const { username, email, password } = input;
    const baru = email === undefined ? [username] : [username, email];
    await checkKataSandi(reading.db, tautan.user_id, { field: 'password', password, baru, now: ctx.now });
    return tautan.token_hash;
  };
  const token_hash = await countTautanSalah(ctx, () => ctx.read(look));
  return { token_hash, password_hash: await hashPassword(input.password) };
}

/** Uses the token up and activates its account. */
export async function runAktivasi(
  ctx: BaseCtx,
  isian: Isian,
  { token_hash, password_hash }: AktivasiDikenal,
): Promise<null> {
  const tautan = await useTautan(ctx.db, token_hash, 'aktivasi', ctx.now);
  if (!tautan) throw new Refusal('auth.link_invalid');

  const { user_id } = tautan;
  const { username } = isian;
  if (await isNamaOrangLain(ctx.db, user_id, username)) {
    throw refuseField('username', new Refusal('akun.username_taken').message);
  }
  const email = isian.email ?? (await findAlamatSurat(ctx.db, user_id))?.email;
  if (!email) throw refuseField('email', 'Wajib diisi');
  if (await isNamaOrangLain(ctx.db, user_id, email))
    throw refuseField('email', new Refusal('akun.email_taken').message);
  const isFirst = await updateAkunAktif(ctx.db, user_id, { username, email, password_hash });
  if (!isFirst) throw new Refusal('auth.link_invalid');
  return null;
}
