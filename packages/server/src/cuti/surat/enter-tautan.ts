import { contract } from '@hadir/contract/contract.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { enterAs, type PassedInside } from '../../platform/http/access/enter-as.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findTautan } from '../../persetujuan/surat/tautan.queries.ts';

export type Masuk = { passed: PassedInside; cuti_id: number; urutan: number; token_hash: Buffer; alamat: string };

/** He is nobody there any more, or not active. */
const REVOKED: readonly ErrorCode[] = ['input.not_found', 'akun.inactive'];

/**
 * Lets in whom a mailed link stands for, by the rules of the call that he would make; refuses a used or expired one,
 * saying where to go instead.
 */
export async function enterTautan(deps: Deps, token: string): Promise<Masuk> {
  const [now, token_hash] = [deps.now(), hashToken(token)];
  const tautan = await inScope(deps.db, { lingkup: 'semua' }, (db) => findTautan(db, token_hash, now), {
    readOnly: true,
  });
  if (!tautan) throw new Refusal('cuti.link_unknown');
  const { objek_id: cuti_id, urutan, organisasi_id } = tautan;
  const passed = await enterAs(deps.db, tautan, contract.cuti.changeAjuanCuti, now);
  if ('refusal' in passed && REVOKED.includes(passed.refusal)) throw new Refusal('cuti.link_revoked');
  const alamat = `${deps.publicUrl}/organisasi/${organisasi_id}/cuti-persetujuan/${cuti_id}`;
  if (tautan.is_dipakai) throw new Refusal('cuti.link_used', { alamat });
  if (tautan.is_kedaluwarsa) throw new Refusal('cuti.link_expired', { alamat });
  if ('refusal' in passed) throw new Refusal(passed.refusal);
  return { passed, cuti_id, urutan, token_hash, alamat };
}
