import type { ErrorCode } from '@hadir/contract/errors.ts';
import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { hasIzin } from '@hadir/rules/akses/izin.ts';
import { isReadOnly, KODE_PERAN, reaches, type Peran } from '@hadir/rules/akses/peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Tanggal } from '@hadir/rules/tanggal.ts';
import type { Pelaku, PelakuOrganisasi } from './find-pelaku.queries.ts';

/** What a person is where he calls, or undefined where he is nobody (and nothing there exists for him). */
export function peranOf(pelaku: Pelaku, scope: Endpoint['scope']): Peran | undefined {
  if (pelaku.is_super_admin) return 'super_admin';
  if (pelaku.is_viewer) return 'viewer';
  if (scope === 'organisasi') return peranInOrganisasi(pelaku, pelaku.organisasi);
  if (pelaku.is_pemantau) return scope === 'user' || pelaku.tenant?.dipantau ? 'pemantau' : undefined;
  if (scope === 'tenant' && pelaku.tenant?.tenant_id !== pelaku.tenant_id) return undefined;
  if (pelaku.is_admin) return 'admin';
  return pelaku.is_operator ? 'operator' : 'user';
}

function peranInOrganisasi(pelaku: Pelaku, organisasi: PelakuOrganisasi | null): Peran | undefined {
  if (!organisasi) return undefined;
  if (pelaku.is_pemantau) return organisasi.dipantau ? 'pemantau' : undefined;
  if (pelaku.tenant_id !== organisasi.tenant_id) return undefined;
  if (pelaku.is_admin) return 'admin';
  if (organisasi.role === KODE_PERAN.operator) return 'operator';
  return organisasi.role === KODE_PERAN.user ? 'user' : undefined;
}

/** The part of a call's declaration that decides who is let in. */
export type AccessRules = Pick<
  Endpoint,
  'method' | 'scope' | 'who' | 'access' | 'locked' | 'writes' | 'whenInactive' | 'ofOneself' | 'alsoMembers'
>;

/**
 * Why this person may not make this call, or null when he may (domain.md §3). `user_id` is whom the path names:
 * what a name opens of others (user.show), everybody may see of himself, and a claim of one's own needs no name (domain.md §5).
 */
export function checkAccess(
  endpoint: AccessRules,
  pelaku: Pelaku,
  today: Tanggal,
  user_id: number | null = null,
): ErrorCode | null {
  const peran = peranOf(pelaku, endpoint.scope);
  const missing =
    (endpoint.scope === 'organisasi' && !pelaku.organisasi) || (endpoint.scope === 'tenant' && !pelaku.tenant);
  if (!peran || missing) return 'input.not_found';

  if (!reachesWho(endpoint, peran)) return 'akses.denied';
  const isOwn = (endpoint.access === 'user.show' && user_id === pelaku.user_id) || isOwnKlaim(endpoint, peran);
  if (endpoint.access && !isOwn && !hasIzin(peran, endpoint.access, pelaku.tenant?.izin)) return 'akses.denied';

  if (endpoint.scope !== 'organisasi' || !pelaku.organisasi) return null;
  if (!canEnter(pelaku.organisasi, peran)) return 'organisasi.cannot_enter';
  const { organisasi } = pelaku;
  const langganan = { k_sumber_data: organisasi.k_sumber_data, is_langganan: isLangganan(organisasi, today) };
  if (isTerkunci(endpoint.locked, peran, langganan)) return 'langganan.locked';
  const isInactive =
    organisasi.status_anggota === STATUS_KEANGGOTAAN.tidak_aktif || pelaku.status === STATUS_USER.tidak_aktif;
  if (isInactive && !endpoint.whenInactive) return 'anggota.inactive';
  return null;
}

function isOwnKlaim({ access, who }: AccessRules, peran: Peran): boolean {
  return access === 'presensi-klaim.index' && who === 'own' && peran === 'user';
}

function reachesWho(endpoint: AccessRules, peran: Peran): boolean {
  if (isWrite(endpoint) && isReadOnly(peran) && !endpoint.ofOneself) return false;
  switch (endpoint.who) {
    case 'public':
    case 'signed-in':
    case 'own':
      return true;
    case 'reader':
      // A tenant's rows are its admin's to read, and those who stand above; a member reads his organisation's.
      return endpoint.scope !== 'tenant' || endpoint.alsoMembers === true || (peran !== 'user' && peran !== 'operator');
    default:
      // A viewer reads everything (domain.md §3); what he writes was refused above.
      return peran === 'viewer' || reaches(peran, endpoint.who);
  }
}

/** An inactive organisation is open to those who can make it active again, any other that is not active to super admins. */
export function canEnter({ status }: PelakuOrganisasi, peran: Peran): boolean {
  if (status === STATUS_RECORD.aktif || peran === 'super_admin') return true;
  return status === STATUS_RECORD.tidak_aktif && peran === 'admin';
}

/** Whether the organisation's subscription is in force on a day. */
export function isLangganan(organisasi: PelakuOrganisasi, today: Tanggal): boolean {
  return organisasi.is_langganan && (organisasi.tgl_berlaku_akhir === null || organisasi.tgl_berlaku_akhir >= today);
}
