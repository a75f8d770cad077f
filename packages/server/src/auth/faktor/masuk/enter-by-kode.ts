import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../../platform/http/pipeline/prepared-verb.ts';
import { listKunciServer } from '../../../platform/kunci/kunci-lama.queries.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { enterAkun } from '../../sesi/enter-akun.ts';
import { countKodePemulihan, useKodePemulihan } from '../dasar/faktor.queries.ts';
import { getPendatang } from './get-pendatang.ts';
import { hashKodePemulihan } from '../pemulihan/kode-pemulihan.ts';
import { mailFaktor } from '../dasar/mail-faktor.ts';
import { takePercobaan, type Percobaan } from './take-percobaan.ts';
import { useTantangan } from '../../dasar/tantangan.queries.ts';
import { spendKodeTotp } from '../totp/spend-kode-totp.ts';

type In = Input<typeof faktor.enterByKode>;

/** The second step of signing in, by a code of the authenticator app or a recovery code; each code counts once. */
export const enterByKode: PreparedVerb<BaseCtx, In, Percobaan, Me> = {
  prepare: (ctx, { token, cara }) => takePercobaan(ctx, { token, cara }),
  run: async (ctx, { cara, kode }, { token_hash, forget }) => {
    const tantangan = await useTantangan(ctx.db, token_hash, 'masuk', ctx.now);
    if (!tantangan || tantangan.user_id === null) throw new Refusal('faktor.challenge_ended');
    const akun = await getPendatang(ctx, tantangan.user_id);
    if (cara === 'totp' && !(await spendKodeTotp(ctx, akun.user_id, kode))) throw new Refusal('faktor.wrong');
    if (cara === 'pemulihan') await spendKodePemulihan(ctx, akun.user_id, kode);
    ctx.afterCommit(forget);
    return enterAkun(ctx, akun);
  },
};

async function spendKodePemulihan(ctx: BaseCtx, user_id: number, kode: string): Promise<void> {
  const { berlaku, lama } = await listKunciServer(ctx.db, ctx.deps.secretKeys);
  const hashes = [...berlaku, ...lama].map((kunci) => hashKodePemulihan(kunci, user_id, kode));
  if (!(await useKodePemulihan(ctx.db, user_id, hashes, ctx.now))) throw new Refusal('faktor.pemulihan_wrong');
  const sisa = await countKodePemulihan(ctx.db, user_id);
  await mailFaktor(ctx, user_id, `Sebuah kode pemulihan baru saja dipakai untuk masuk. Sisanya ${sisa}.`);
}
