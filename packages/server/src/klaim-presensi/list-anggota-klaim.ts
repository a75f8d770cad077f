import type { IsiKlaim } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { mewakiliKlaim } from '@hadir/rules/klaim-presensi/mewakili-klaim.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { listAnggotaIds } from '../kehadiran/hari/anggota.queries.ts';

/**
 * Whom a claim is for: oneself unless others are named, everybody for 0. Refuses who is no member of the organisation,
 * and to a plain user everybody but himself.
 */
export async function listAnggotaKlaim(ctx: OrganisasiCtx, { user_id }: Pick<IsiKlaim, 'user_id'>): Promise<number[]> {
  const { actor, db, organisasi } = ctx;
  const asked = [...new Set(user_id ?? [actor.user_id])].toSorted((a, b) => a - b);
  if (!asked.every((id) => mewakiliKlaim(actor, id))) throw refuseField('user_id', 'Ajukan klaim untuk diri sendiri');
  const members = await listAnggotaIds(db, organisasi.organisasi_id);
  if (asked.includes(0)) return members;
  const known = new Set(members);
  if (!asked.every((id) => known.has(id))) throw refuseField('user_id', 'Pilih anggota instansi ini');
  return asked;
}
