import { judgeKataSandi } from '@hadir/rules/auth/judge-kata-sandi.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { findAturanAkun } from '../dasar/aturan-akun.queries.ts';
import { listIdentitas } from '../dasar/identitas.queries.ts';
import { KATA_SANDI, SANDI_UMUM } from './kata-sandi-umum.ts';

/**
 * Refuses, at its field, a password for somebody that is shorter than his places ask (aturan/pengaturan#akun), or would
 * be among the first guesses. To be asked wherever one is set,
 * before it is hashed; `baru` is what the person is about to be called.
 */
export async function checkKataSandi(
  db: Db,
  user_id: number,
  { field, password, now, baru = [] }: { field: string; password: string; now: Date; baru?: readonly string[] },
): Promise<void> {
  const { sandi_min } = await findAturanAkun(db, user_id, now);
  if (password.length < sandi_min) throw refuseField(field, new Refusal('sandi.pendek', { batas: sandi_min }).message);
  const identitas = [...(await listIdentitas(db, user_id)), ...baru];
  const lemah = judgeKataSandi(password, { umum: SANDI_UMUM, kata: KATA_SANDI, identitas });
  if (lemah) throw refuseField(field, new Refusal(`sandi.${lemah}`).message);
}
