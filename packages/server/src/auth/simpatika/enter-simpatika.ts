import { randomUUID } from 'node:crypto';
import type { masukSimpatika } from '@hadir/contract/auth/simpatika/masuk-simpatika.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { keepAktivasi } from '../aktivasi/issue-aktivasi.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Identitas } from '../../platform/simpatika/masuk/masuk-simpatika.ts';
import { findAkunTetap } from '../dasar/akun.queries.ts';
import { markAktivasiSimpatika } from '../dasar/tautan.queries.ts';
import { requireCanSignIn } from '../dasar/require-can-sign-in.ts';
import { askFaktor } from '../faktor/masuk/ask-faktor.ts';
import { enterAkun } from '../sesi/enter-akun.ts';
import { alamatKembali } from './alamat-kembali.ts';
import { judgeCalon } from './judge-calon.ts';
import { readLangkah, sealSambungan } from './langkah.ts';
import { findTersambung, touchSambungan } from './sambungan.queries.ts';

type Call = typeof masukSimpatika.enterSimpatika;

/**
 * Signs in whom the staff system has signed in (aturan/masuk-simpatika#masuk): at once where his account is joined to him there, else he is told what
 * joins it (aturan/masuk-simpatika#sambungan). Refused where the sign-in was begun in another browser or is too old, where
 * the answer is not to be believed, and where no single account is his.
 */
export const enterSimpatika: PreparedVerb<BaseCtx, Input<Call>, Identitas, Output<Call>> = {
  prepare: async (ctx, jawaban) => {
    const { deps, cookie, origin } = ctx;
    if (!deps.masukSimpatika) throw new Refusal('masuk_simpatika.off');
    const langkah = cookie.langkah.sealed === null ? undefined : readLangkah(ctx, cookie.langkah.sealed);
    // Good for one end, whatever that is.
    cookie.langkah.clear();
    if (!langkah || langkah.state !== jawaban.state) throw new Refusal('masuk_simpatika.expired');
    await deps.limits.take('masuk_simpatika', origin.ip);
    return deps.masukSimpatika.finishMasuk(alamatKembali(deps), jawaban, langkah);
  },
  run: async (ctx, _, identitas) => {
    const tersambung = await findTersambung(ctx.db, identitas);
    if (tersambung === undefined) return join(ctx, identitas);
    const akun = await findAkunTetap(ctx.db, tersambung);
    if (!akun) throw new Refusal('masuk_simpatika.tidak_dikenal');
    requireCanSignIn(akun);
    await touchSambungan(ctx.db, tersambung, ctx.now);
    const diminta = await askFaktor(ctx, akun, false);
    if (!diminta) return enterAkun(ctx, akun);
    const { user_id, nama, tenant_id } = akun;
    ctx.logChange({ pelaku: { user_id, nama, tenant_id }, sesudah: { user_id, nama, menunggu: 'faktor kedua' } });
    return diminta;
  },
};

/** What joins the one account that may be his. */
async function join(ctx: BaseCtx, identitas: Identitas): Promise<Output<Call>> {
  const { nuptk, nik, nip, penerbit, sub } = identitas;
  const nomor = { nuptk, nik, nip };
  const { user_id, langkah } = await judgeCalon(ctx.db, nomor);
  const akun = await findAkunTetap(ctx.db, user_id);
  if (!akun) throw new Refusal('masuk_simpatika.tidak_dikenal');
  requireCanSignIn(akun);
  const { nama, tenant_id } = akun;
  ctx.logChange({ pelaku: { user_id, nama, tenant_id }, sesudah: { user_id, nama, menunggu: langkah } });
  const [aktivasi] = langkah === 'aktivasi' ? await keepAktivasi({ ...ctx, tenant_id }, [user_id]) : [];
  if (aktivasi) await markAktivasiSimpatika(ctx.db, user_id, ctx.now);
  return {
    sambungan: sealSambungan(ctx, { user_id, penerbit, sub, nomor, kunci: randomUUID() }),
    aktivasi: aktivasi?.token ?? null,
  };
}
