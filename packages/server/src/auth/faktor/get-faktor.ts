import type { Faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { findTagihanFaktor } from '../dasar/akun.queries.ts';
import { countKodePemulihan, findTotp } from './dasar/faktor.queries.ts';
import { listPasskey } from './passkey/passkey.queries.ts';

/** One's own second factors. */
export async function getFaktor({ db, actor, deps }: UserCtx): Promise<Faktor> {
  const { user_id } = actor;
  const totp = await findTotp(db, user_id);
  const passkey = await listPasskey(db, user_id);
  const { is_wajib } = await findTagihanFaktor(db, user_id, deps);
  return {
    is_wajib,
    totp: totp?.aktif_pada ? { aktif_pada: totp.aktif_pada } : null,
    passkey: passkey.map(({ passkey_id, nama, dibuat_pada, terakhir_pada }) => ({
      passkey_id,
      nama,
      dibuat_pada,
      terakhir_pada,
    })),
    sisa_pemulihan: await countKodePemulihan(db, user_id),
  };
}
