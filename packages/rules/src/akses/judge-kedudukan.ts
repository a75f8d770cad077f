import { STATUS_USER } from '../kode/status-user.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { isDipantau, isPemantauDi } from './is-dipantau.ts';
import { isKeanggotaanAktif } from './is-keanggotaan-aktif.ts';
import type { Panggilan } from './panggilan.ts';
import { hasAktif, isAnggotaOf, isOfTenant, type Pelaku } from './pelaku.ts';
import { KODE_PERAN, type Peran } from './peran.ts';

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

/** The highest that an active account is there; a membership counts only while it is active. */
function peranOf(pelaku: Pelaku, { scope, alsoMembers }: Tempat, today: Tanggal): Peran | undefined {
  if (pelaku.is_super_admin) return 'super_admin';
  if (pelaku.is_viewer) return 'viewer';
  if (scope === 'organisasi') return peranInOrganisasi(pelaku, today);
  if (pelaku.is_pemantau) {
    // Who monitors single organisations reads nothing of the tenant, but enters them as their members do.
    const isLetIn = alsoMembers ? isPemantauDi(pelaku.tugas, today) : isDipantau(pelaku.tugas, null, today);
    return scope === 'user' || isLetIn ? 'pemantau' : undefined;
  }
  if (scope === 'tenant' && !isOfTenant(pelaku)) return undefined;
  if (pelaku.is_admin) return 'admin';
  return hasAktif(pelaku, today, KODE_PERAN.operator) ? 'operator' : 'user';
}

function peranInOrganisasi(pelaku: Pelaku, today: Tanggal): Peran | undefined {
  const { organisasi } = pelaku;
  if (!organisasi) return undefined;
  if (pelaku.is_pemantau) return isDipantau(pelaku.tugas, organisasi.organisasi_id, today) ? 'pemantau' : undefined;
  if (pelaku.tenant_id !== organisasi.tenant_id) return undefined;
  if (pelaku.is_admin) return 'admin';
  const { status_anggota: status, tgl_selesai } = organisasi;
  if (organisasi.role === null || !isKeanggotaanAktif({ status, tgl_selesai }, today)) return undefined;
  return organisasi.role === KODE_PERAN.operator ? 'operator' : 'user';
}
