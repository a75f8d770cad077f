import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { enterAs, type PassedInside } from '../../platform/http/access/enter-as.ts';
import type { Door } from '../../platform/http/pipeline/link-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { LewatSurat } from './keputusan-upward.ts';
import { findTautan } from './tautan.queries.ts';

type Masuk = {
  passed: PassedInside;
  lewat: LewatSurat;
  untuk: UntukPersetujuan;
  objek_id: number;
  urutan: number;
  versi: number;
  token_hash: Buffer;
  alamat: string;
};

/** He is nobody there any more, or not active. */
const REVOKED: readonly ErrorCode[] = ['input.not_found', 'akun.inactive'];

/**
 * Lets in whom a mailed link stands for, by the rules of the call that he would make; refuses a used or expired one,
 * saying where to go instead.
 */
export async function enterTautan({ deps, now, find }: Door, token: string): Promise<Masuk> {
  const token_hash = hashToken(token);
  const tautan = await find((db) => findTautan(db, token_hash, now));
  const lewat = tautan && deps.upward.lewatSurat[tautan.untuk];
  if (!tautan || !lewat) throw new Refusal('cuti.link_unknown');
  const { untuk, objek_id, urutan, versi, organisasi_id } = tautan;
  const passed = await enterAs(deps.db, tautan, lewat.call, now);
  if ('refusal' in passed && REVOKED.includes(passed.refusal)) throw new Refusal('cuti.link_revoked');
  const alamat = `${deps.publicUrl}/organisasi/${organisasi_id}/${lewat.layar(objek_id)}`;
  if (tautan.is_dipakai) throw new Refusal('cuti.link_used', { alamat });
  if (tautan.is_kedaluwarsa) throw new Refusal('cuti.link_expired', { alamat });
  if ('refusal' in passed) throw new Refusal(passed.refusal);
  return { passed, lewat, untuk, objek_id, urutan, versi, token_hash, alamat };
}
