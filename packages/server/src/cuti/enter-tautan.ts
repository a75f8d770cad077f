import { contract } from '@hadir/contract/contract.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { hashToken } from '../auth/secret-token.ts';
import { inScope } from '../db/in-scope.ts';
import type { Deps } from '../http/deps.ts';
import type { Passed } from '../http/guard.ts';
import { checkAccess, isLangganan, peranOf } from '../http/judge-access.ts';
import { localToday } from '../http/local-today.ts';
import { Refusal } from '../http/refusal.ts';
import { findTautanCuti } from './tautan-cuti.queries.ts';

/** A link always stands for somebody in an organisation. */
type DiOrganisasi = Passed & Required<Pick<Passed, 'tenant_id' | 'actor' | 'organisasi'>>;

export type Masuk = { passed: DiOrganisasi; cuti_id: number; urutan: number; token_hash: Buffer; alamat: string };

/**
 * Lets in whom a mailed link stands for, by the rules of the call that he would make; refuses a used or expired one,
 * saying where to go instead.
 */
export async function enterTautan(deps: Deps, token: string): Promise<Masuk> {
  const [now, token_hash] = [deps.now(), hashToken(token)];
  const tautan = await inScope(deps.db, { lingkup: 'semua' }, (db) => findTautanCuti(db, token_hash, now), {
    readOnly: true,
  });
  if (!tautan) throw new Refusal('cuti.link_unknown');
  const { pelaku, cuti_id, urutan } = tautan;
  const { organisasi, user_id, nama } = pelaku;
  const peran = peranOf(pelaku, 'organisasi');
  if (!organisasi || !peran || pelaku.status !== STATUS_USER.aktif) throw new Refusal('cuti.link_revoked');
  const alamat = `${deps.publicUrl}/organisasi/${organisasi.organisasi_id}/cuti-persetujuan/${cuti_id}`;
  if (tautan.is_dipakai) throw new Refusal('cuti.link_used', { alamat });
  if (tautan.is_kedaluwarsa) throw new Refusal('cuti.link_expired', { alamat });
  const today = localToday(now, organisasi.timezone);
  const refusal = checkAccess(contract.cuti.ubahAjuan, pelaku, today);
  if (refusal) throw new Refusal(refusal);

  const { tenant_id, organisasi_id } = organisasi;
  const passed: DiOrganisasi = {
    now,
    today,
    tenant_id,
    actor: { user_id, nama, tenant_id: pelaku.tenant_id, sesi_id: '', peran, izin: pelaku.tenant?.izin ?? {} },
    organisasi: { ...organisasi, is_langganan: isLangganan(organisasi, today) },
    scope: { lingkup: 'organisasi', tenant_id, organisasi_id },
  };
  return { passed, cuti_id, urutan, token_hash, alamat };
}
