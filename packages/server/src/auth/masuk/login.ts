import type { LoginInput } from '@hadir/contract/auth/masuk/masuk.calls.ts';
import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAkunTetap } from '../dasar/akun.queries.ts';
import { enterAkun } from '../sesi/enter-akun.ts';
import { askFaktor } from '../faktor/masuk/ask-faktor.ts';
import { findPelamar } from './find-pelamar.ts';
import { isPassword } from '../sandi/hash-password.ts';
import { findTunggu, returnPercobaan, takePercobaan, type Jatah } from './percobaan-masuk.queries.ts';
import { refuseTunggu } from './refuse-tunggu.ts';
import { countTautanSalah } from '../dasar/count-tautan-salah.ts';
import { askSuratDitebak } from '../surat/ask-surat-ditebak.ts';
import { isJatahHabis } from '@hadir/rules/auth/jeda-percobaan.ts';
import { requireCanSignIn } from '../dasar/require-can-sign-in.ts';
import { endTautan, useTautan } from '../dasar/tautan.queries.ts';

type Input = z.output<typeof LoginInput>;
type Known = { user_id: number; password_hash: string | null; jatah: Jatah; kode_hash: Buffer | undefined };

/**
 * Signs in by username or e-mail. A wrong name and a wrong password answer alike; a blocked account is told so
 * only with the right password. Who has a second factor is asked for it and not in yet. Wrong passwords are limited per account and address, with a budget apart for browsers
 * that the account knows and for whoever brings a code from his mail (aturan/akses#masuk).
 */
export const login: PreparedVerb<BaseCtx, Input, Known, Me | FaktorDiminta> = {
  prepare: async (ctx, input) => {
    const { akun, kode_hash, jatah, sampai } = await countTautanSalah(ctx, () =>
      ctx.read((reading) => findPelamar(reading, input)),
    );
    if (akun) ctx.identify({ user_id: akun.user_id, nama: akun.nama, tenant_id: akun.tenant_id });
    if (sampai) throw refuseTunggu(sampai, ctx.now);
    let beruntun = 0;
    const matches = await isPassword(akun?.password_hash, input.password, async () => {
      beruntun = await takeTry(ctx, jatah);
    });
    if (!matches || !akun) {
      const isAsing = jatah.alamat !== null;
      if (isAsing && isJatahHabis(beruntun)) await askSuratDitebak(ctx, { nama: input.username, langkah: 'sandi' });
      throw new Refusal('auth.wrong_credentials');
    }
    return { user_id: akun.user_id, password_hash: akun.password_hash, jatah, kode_hash };
  },
  run: async (ctx, _, { user_id, password_hash, jatah, kode_hash }) => {
    // Whoever changes the password or blocks the account from here on finds the session, and ends it.
    const akun = await findAkunTetap(ctx.db, user_id);
    if (!akun || akun.password_hash !== password_hash) throw new Refusal('auth.wrong_credentials');
    requireCanSignIn(akun);
    if (kode_hash) {
      if (!(await useTautan(ctx.db, kode_hash, 'kode-masuk', ctx.now))) throw new Refusal('auth.kode_invalid');
      await endTautan(ctx.db, user_id, ['kode-masuk'], ctx.now);
    }
    ctx.afterCommit(() => returnPercobaan(ctx.deps.db, jatah));

    const diminta = await askFaktor(ctx, akun, kode_hash !== undefined);
    if (!diminta) return enterAkun(ctx, akun);
    const { nama, tenant_id } = akun;
    ctx.logChange({ pelaku: { user_id, nama, tenant_id }, sesudah: { user_id, nama, menunggu: 'faktor kedua' } });
    return diminta;
  },
};

/** In the moment before the password is compared, so that those who wait for their turn hold no try meanwhile. */
async function takeTry({ deps, now, read }: Parameters<typeof login.prepare>[0], jatah: Jatah): Promise<number> {
  const beruntun = await takePercobaan(deps.db, jatah, now);
  if (beruntun !== null) return beruntun;
  throw refuseTunggu((await read(({ db }) => findTunggu(db, jatah, now))) ?? now, now);
}
