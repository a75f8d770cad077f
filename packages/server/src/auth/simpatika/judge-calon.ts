import { judgeSambungan, type NomorPtk, type Sambungan } from '@hadir/rules/auth/judge-sambungan.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listCalon } from './sambungan.queries.ts';

/** The one account that may be joined to who is known there by these numbers; refuses (433), with the reason, where none is. */
export async function judgeCalon(db: Db, nomor: NomorPtk): Promise<Exclude<Sambungan, { tolak: unknown }>> {
  const dicari = [nomor.nuptk, nomor.nik, nomor.nip].filter((one) => one !== null);
  const hasil = judgeSambungan(nomor, await listCalon(db, dicari));
  if (!('tolak' in hasil)) return hasil;
  throw new Refusal(hasil.tolak === 'diblokir' ? 'auth.account_blocked' : `masuk_simpatika.${hasil.tolak}`);
}
