import { seesPeka } from '@hadir/rules/akses/hak-pantau.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { isLanggananBerlaku } from '@hadir/rules/akses/is-langganan-berlaku.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { isDipantau, isPemantauDi } from '@hadir/rules/akses/is-dipantau.ts';
import { isKeanggotaanAktif } from '@hadir/rules/akses/is-keanggotaan-aktif.ts';
import { hasIzin } from '@hadir/rules/akses/izin.ts';
import { isReadOnly, KODE_PERAN, reaches, type Peran } from '@hadir/rules/akses/peran.ts';
import { seesTenantTutup } from '@hadir/rules/akses/terlihat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Pelaku } from './find-pelaku.queries.ts';
import { sebutTempatTutup } from './refuse-penutupan.ts';

/** What someone may act as where he calls; `sebab` says why that is nothing but looking at his own rows. */
export type Kedudukan = { peran: Peran; sebab: 'akun.inactive' | 'anggota.inactive' | null };

/**
 * What a person is where he calls, or undefined where he is nobody (and nothing there exists for him). His status is
 * judged first, wherever he calls: whose account or membership is not active is a plain member there, whatever he was.
 */
export function judgeKedudukan(pelaku: Pelaku, endpoint: ScopeRules, today: Tanggal): Kedudukan | undefined {
  const isInside = endpoint.scope === 'organisasi';
  if (pelaku.status !== STATUS_USER.aktif) {
    const isMember = isInside ? isAnggotaOf(pelaku) : endpoint.scope === 'user' || isOfTenant(pelaku);
    const exists = isMember || peranOf(pelaku, endpoint, today) !== undefined;
    return exists ? { peran: 'user', sebab: 'akun.inactive' } : undefined;
  }
  const peran = peranOf(pelaku, endpoint, today);
  if (peran) {
    const isGone = !isInside && peran === 'user' && pelaku.keanggotaan.length > 0 && !hasAktif(pelaku, today);
    return { peran, sebab: isGone ? 'anggota.inactive' : null };
  }
  return isInside && isAnggotaOf(pelaku) ? { peran: 'user', sebab: 'anggota.inactive' } : undefined;
}

type ScopeRules = Pick<Endpoint, 'scope' | 'alsoMembers'>;

/** The highest that an active account is there; a membership counts only while it is active. */
function peranOf(pelaku: Pelaku, { scope, alsoMembers }: ScopeRules, today: Tanggal): Peran | undefined {
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

const isOfTenant = ({ tenant, tenant_id }: Pelaku) => tenant !== null && tenant.tenant_id === tenant_id;
const isAnggotaOf = ({ tenant_id, organisasi }: Pelaku) =>
  organisasi !== null && organisasi.role !== null && organisasi.tenant_id === tenant_id;

/** Who is a member of anything today; an operator counts only where his organisation is active too. */
const hasAktif = ({ keanggotaan }: Pelaku, today: Tanggal, role?: number) =>
  keanggotaan.some(
    (one) =>
      isKeanggotaanAktif(one, today) &&
      (role === undefined || (one.role === role && one.status_organisasi === STATUS_RECORD.aktif)),
  );

/** The part of a call's declaration that decides who is let in. */
export type AccessRules = Pick<
  Endpoint,
  | 'method'
  | 'scope'
  | 'who'
  | 'access'
  | 'locked'
  | 'writes'
  | 'whenInactive'
  | 'whenClosed'
  | 'ofOneself'
  | 'alsoMembers'
  | 'peka'
>;

/**
 * Who this person is to this call, or why he may not make it. `user_id` is whom the path names: what a name opens of
 * others (user.show), everybody may see of himself, and a claim of one's own needs no name.
 */
export function judgeAccess(
  endpoint: AccessRules,
  pelaku: Pelaku,
  today: Tanggal,
  user_id: number | null = null,
): { peran: Peran } | { refusal: ErrorCode; details?: Record<string, string> } {
  const kedudukan = judgeKedudukan(pelaku, endpoint, today);
  const missing =
    (endpoint.scope === 'organisasi' && !pelaku.organisasi) || (endpoint.scope === 'tenant' && !pelaku.tenant);
  if (!kedudukan || missing) return { refusal: 'input.not_found' };
  const { peran, sebab } = kedudukan;
  if (sebab && !isOwnWhenInactive(endpoint, pelaku, user_id)) return { refusal: sebab };
  if (isTutup(endpoint, pelaku, peran)) return refuseTutup(pelaku);

  if (!reachesWho(endpoint, peran)) return { refusal: 'akses.denied' };
  const isOwn = (endpoint.access === 'user.show' && user_id === pelaku.user_id) || isOwnKlaim(endpoint, peran);
  if (endpoint.access && !isOwn && !hasIzin(peran, endpoint.access, pelaku.tenant?.izin)) {
    return { refusal: 'akses.denied' };
  }
  if (endpoint.scope === 'organisasi' && pelaku.organisasi) {
    const { organisasi } = pelaku;
    const langganan = { k_sumber_data: organisasi.k_sumber_data, is_langganan: isLanggananBerlaku(organisasi, today) };
    if (isTerkunci(endpoint.locked, peran, langganan)) return { refusal: 'langganan.locked' };
  }
  const isSelf = user_id === pelaku.user_id;
  const isPekaTertutup = endpoint.peka && !isSelf && !seesPeka(peran, pelaku.hak_pantau, endpoint.peka);
  return isPekaTertutup ? { refusal: 'akses.hak_pantau' } : { peran };
}

/** What stays open to who is not active: calls marked so, about nobody else, in a place that he belongs to. */
function isOwnWhenInactive(endpoint: AccessRules, pelaku: Pelaku, user_id: number | null): boolean {
  if (endpoint.scope === 'organisasi' && !isAnggotaOf(pelaku)) return false;
  if (endpoint.scope === 'tenant' && !isOfTenant(pelaku)) return false;
  return endpoint.whenInactive === true && (user_id === null || user_id === pelaku.user_id);
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
      // A viewer reads everything (aturan/akses#tingkat); what he writes was refused above.
      return peran === 'viewer' || reaches(peran, endpoint.who);
  }
}

/** Whether the place of the call is closed to who he is there: a tenant that is not active is its super admin's alone. */
function isTutup({ scope, whenClosed }: AccessRules, pelaku: Pelaku, peran: Peran): boolean {
  if (scope === 'organisasi') return !canEnter(pelaku, peran, whenClosed);
  return scope === 'tenant' && !seesTenantTutup(peran) && pelaku.tenant?.status !== STATUS_RECORD.aktif;
}

/** Says what closes the place, to who would be let in otherwise. */
export const refuseTutup = ({ tempat_tutup }: Pelaku): { refusal: ErrorCode; details?: Record<string, string> } =>
  tempat_tutup
    ? { refusal: 'tempat.ditutup', details: sebutTempatTutup(tempat_tutup) }
    : { refusal: 'organisasi.cannot_enter' };

/**
 * Whether the organisation of the call is open to who he is there: a closed one to those above it, one that waits or was
 * turned down only for the calls about it itself (aturan/tenant#penutupan).
 */
export function canEnter(
  { organisasi, tenant }: Pick<Pelaku, 'organisasi' | 'tenant'>,
  peran: Peran,
  whenClosed = false,
): boolean {
  if (!organisasi) return false;
  const isAbove = peran === 'super_admin' || peran === 'admin';
  if (tenant?.status !== STATUS_RECORD.aktif && peran !== 'super_admin') return false;
  if (organisasi.status === STATUS_RECORD.aktif || (whenClosed && isAbove)) return true;
  if (organisasi.status === STATUS_RECORD.tidak_aktif) return isAbove;
  return organisasi.status === STATUS_RECORD.diblokir && peran === 'super_admin';
}
