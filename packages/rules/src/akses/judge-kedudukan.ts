import { STATUS_USER } from '../kode/status-user.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { isDipantau, isPemantauDi } from './is-dipantau.ts';
import { isKeanggotaanAktif } from './is-keanggotaan-aktif.ts';
import type { Panggilan } from './panggilan.ts';
import { hasAktif, isAnggotaOf, isOfTenant, type Pelaku } from './pelaku.ts';
import { KODE_PERAN } from './kode-peran.ts';
import { type Peran } from './peran.ts';
import { peranTertinggi } from './peran-tertinggi.ts';

/** What someone may act as where he calls; `sebab` says why that is nothing but looking at his own rows. */
export type Kedudukan = { peran: Peran; sebab: 'akun.inactive' | 'anggota.inactive' | null };

type Tempat = Pick<Panggilan, 'scope' | 'alsoMembers'>;

/**
 * What a person is where he calls, or undefined where he is nobody (and nothing there exists for him). His status is
 * judged first, wherever he calls: whose account or membership is not active is a plain member there, whatever he was
 * (aturan/akses#tidak-aktif).
 */
export function judgeKedudukan(pelaku: Pelaku, tempat: Tempat, today: Tanggal): Kedudukan | undefined {
  const isInside = tempat.scope === 'organisasi';
  if (pelaku.status !== STATUS_USER.aktif) {
    const isMember = isInside ? isAnggotaOf(pelaku) : tempat.scope === 'user' || isOfTenant(pelaku);
    const exists = isMember || peranOf(pelaku, tempat, today) !== undefined;
    return exists ? { peran: 'user', sebab: 'akun.inactive' } : undefined;
  }
  const peran = peranOf(pelaku, tempat, today);
  if (peran) {
    const isGone = !isInside && peran === 'user' && pelaku.keanggotaan.length > 0 && !hasAktif(pelaku, today);
    return { peran, sebab: isGone ? 'anggota.inactive' : null };
  }
  return isInside && isAnggotaOf(pelaku) ? { peran: 'user', sebab: 'anggota.inactive' } : undefined;
}

/** What an active account is there, if what counts of it reaches there; a membership counts only while it is active. */
function peranOf(pelaku: Pelaku, tempat: Tempat, today: Tanggal): Peran | undefined {
  const role = roleOf(pelaku, tempat, today);
  const peran = peranTertinggi({ ...pelaku, role });
  if (peran === 'super_admin' || peran === 'viewer') return peran;
  if (peran === 'pemantau') return isMemantau(pelaku, tempat, today) ? peran : undefined;
  if (tempat.scope !== 'organisasi') return tempat.scope !== 'tenant' || isOfTenant(pelaku) ? peran : undefined;
  const isOfIt = pelaku.organisasi !== null && pelaku.tenant_id === pelaku.organisasi.tenant_id;
  return isOfIt && (peran === 'admin' || role !== null) ? peran : undefined;
}

/** His role in the organisation of the call; outside one the highest in any. Null where he is no active member. */
function roleOf(pelaku: Pelaku, { scope }: Tempat, today: Tanggal): number | null {
  if (scope !== 'organisasi') return hasAktif(pelaku, today, KODE_PERAN.operator) ? KODE_PERAN.operator : null;
  if (!pelaku.organisasi) return null;
  const { role, status_anggota: status, tgl_selesai } = pelaku.organisasi;
  return isKeanggotaanAktif({ status, tgl_selesai }, today) ? role : null;
}

/** Whether a monitor was given the place. Of single organisations he reads nothing of the tenant, but enters it as their members do. */
function isMemantau({ tugas, organisasi }: Pelaku, { scope, alsoMembers }: Tempat, today: Tanggal): boolean {
  if (scope === 'organisasi') return organisasi !== null && isDipantau(tugas, organisasi.organisasi_id, today);
  return scope === 'user' || (alsoMembers ? isPemantauDi(tugas, today) : isDipantau(tugas, null, today));
}
