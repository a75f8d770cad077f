import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../../platform/http/pipeline/prepared-verb.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { enterAkun } from '../../sesi/enter-akun.ts';
import { checkJawabanMasuk } from './check-jawaban-masuk.ts';
import { getPendatang } from './get-pendatang.ts';
import { findPasskey, usePasskey } from '../passkey/passkey.queries.ts';
import { takePercobaan, type Percobaan } from './take-percobaan.ts';
import { findAturanAkun } from '../../dasar/aturan-akun.queries.ts';
import { useTantangan } from '../../dasar/tantangan.queries.ts';

type In = Input<typeof faktor.enterByPasskey>;

/**
 * Signs in by a passkey: as the second step after a password, or alone, where it has to know its owner (a finger, a
 * face, a PIN) and so is both factors, and where the person's places let him (aturan/pengaturan#akun).
 */
export const enterByPasskey: PreparedVerb<BaseCtx, In, Percobaan, Me> = {
  prepare: (ctx, { token }) => takePercobaan(ctx, { token, cara: 'passkey' }),
  run: async (ctx, { token, jawaban }, { token_hash, forget }) => {
    const tantangan = await useTantangan(ctx.db, token_hash, 'masuk', ctx.now);
    if (!tantangan) throw new Refusal('faktor.challenge_ended');
    const passkey = await findPasskey(ctx.db, jawaban.id);
    const isAlone = tantangan.user_id === null;
    if (!passkey || (!isAlone && passkey.user_id !== tantangan.user_id)) throw new Refusal('faktor.passkey_failed');

    const akun = await getPendatang(ctx, passkey.user_id);
    const after = await checkJawabanMasuk(ctx.deps, { token, jawaban, passkey, mustVerify: isAlone });
    const { passkey_id, penghitung } = passkey;
    if (after === null || !(await usePasskey(ctx.db, { passkey_id, before: penghitung, after }, ctx.now)))
      throw new Refusal('faktor.passkey_failed');
    if (isAlone && !(await findAturanAkun(ctx.db, akun.user_id, ctx.now)).is_masuk_passkey)
      throw new Refusal('faktor.passkey_alone_off');
    ctx.afterCommit(forget);
    return enterAkun(ctx, akun);
  },
};
