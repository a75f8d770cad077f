import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { hashToken } from '../../../platform/kit/secret-token.ts';
import { giveKodePemulihan } from '../pemulihan/give-kode-pemulihan.ts';
import { mailFaktor } from '../dasar/mail-faktor.ts';
import { insertPasskey } from './passkey.queries.ts';
import { readJawabanDaftar } from './read-jawaban-daftar.ts';
import { useTantangan } from '../../dasar/tantangan.queries.ts';

/** Keeps a new passkey of one's own, which has signed the step that was begun for it. */
export async function addPasskey(ctx: UserCtx, { token, nama, jawaban }: Input<typeof faktor.addPasskey>) {
  const { user_id, tenant_id } = ctx.actor;
  const tantangan = await useTantangan(ctx.db, hashToken(token), 'daftar', ctx.now);
  if (tantangan?.user_id !== user_id) throw new Refusal('faktor.passkey_refused');
  const kredensial = await readJawabanDaftar(ctx.deps, token, jawaban);
  const passkey = kredensial && { ...kredensial, user_id, tenant_id, nama, dibuat_pada: ctx.now.toISOString() };
  if (!passkey || !(await insertPasskey(ctx.db, passkey))) throw new Refusal('faktor.passkey_refused');
  await mailFaktor(ctx, user_id, `Passkey "${nama}" baru saja ditambahkan ke akun Anda.`);
  ctx.logChange({ sesudah: { faktor: 'passkey', nama } });
  return { kode_pemulihan: await giveKodePemulihan(ctx) };
}
