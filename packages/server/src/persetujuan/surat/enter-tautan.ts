import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import type { UntukPersetujuan } from '@hadir/contract/persetujuan/persetujuan.contract.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { enterAs, type PassedInside } from '../../platform/http/access/enter-as.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { KunciJalan } from '../jalan/jalan.queries.ts';
import { findTautan } from './tautan.queries.ts';

export type Masuk = { passed: PassedInside; kunci: KunciJalan; urutan: number; token_hash: Buffer; alamat: string };

/** He is nobody there any more, or not active. */
const REVOKED: readonly ErrorCode[] = ['input.not_found', 'akun.inactive'];

/** Of a kind: the call by which it is decided inside, and the screen where. */
export type Pintu = { call: Endpoint; layar: (objek_id: number) => string };

/**
 * Lets in whom a mailed link stands for, by the rules of the call that he would make; refuses a used or expired one,
 * saying where to go instead.
 */
export async function enterTautan(
  deps: Deps,
  token: string,
  pintuOf: (untuk: UntukPersetujuan) => Pintu | undefined,
): Promise<Masuk> {
  const [now, token_hash] = [deps.now(), hashToken(token)];
  const tautan = await inScope(deps.db, { lingkup: 'semua' }, (db) => findTautan(db, token_hash, now), {
    readOnly: true,
  });
  const pintu = tautan && pintuOf(tautan.untuk);
  if (!tautan || !pintu) throw new Refusal('cuti.link_unknown');
  const { untuk, objek_id, urutan, organisasi_id } = tautan;
  const passed = await enterAs(deps.db, tautan, pintu.call, now);
  if ('refusal' in passed && REVOKED.includes(passed.refusal)) throw new Refusal('cuti.link_revoked');
  const alamat = `${deps.publicUrl}/organisasi/${organisasi_id}/${pintu.layar(objek_id)}`;
  if (tautan.is_dipakai) throw new Refusal('cuti.link_used', { alamat });
  if (tautan.is_kedaluwarsa) throw new Refusal('cuti.link_expired', { alamat });
  if ('refusal' in passed) throw new Refusal(passed.refusal);
  return { passed, kunci: { untuk, objek_id }, urutan, token_hash, alamat };
}
