import { STATUS_RECORD } from '../kode/status-record.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { canEnter } from './can-enter.ts';
import { seesPeka } from './hak-pantau.ts';
import { isLanggananBerlaku } from './is-langganan-berlaku.ts';
import { isTerkunci } from './is-terkunci.ts';
import { hasIzin } from './izin.ts';
import { judgeKedudukan, type Kedudukan } from './judge-kedudukan.ts';
import type { Panggilan } from './panggilan.ts';
import { isAnggotaOf, isOfTenant, type Pelaku } from './pelaku.ts';
import { isReadOnly, readsAs, type Peran } from './peran.ts';
import { seesTenantTutup } from './terlihat.ts';

/** Why somebody may not make a call, by the name that the contract gives it. */
export type TolakAkses =
  | NonNullable<Kedudukan['sebab']>
  | 'input.not_found'
  | 'tempat.ditutup'
  | 'akses.denied'
  | 'akses.hak_pantau'
  | 'langganan.locked';

/** When it is, and whom the path names, if anybody. */
type Saat = { today: Tanggal; user_id?: number | null };

/**
 * Who a person is to a call, or why he may not make it: his scope first, then his status, then whether the place is open,
 * then his level, his permission, the subscription, and what is granted by name. What a name opens of others (user.show)
 * everybody may see of himself, and a claim of one's own needs no name (aturan/akses#siapa).
 */
export function judgeAkses(
  panggilan: Panggilan,
  pelaku: Pelaku,
  { today, user_id = null }: Saat,
): { peran: Peran } | { tolak: TolakAkses } {
  const { scope } = panggilan;
  const kedudukan = judgeKedudukan(pelaku, panggilan, today);
  const isTakAda = (scope === 'organisasi' && !pelaku.organisasi) || (scope === 'tenant' && !pelaku.tenant);
  if (!kedudukan || isTakAda) return { tolak: 'input.not_found' };
  const { peran, sebab } = kedudukan;
  if (sebab && !isOwnWhenInactive(panggilan, pelaku, user_id)) return { tolak: sebab };
  if (isTutup(panggilan, pelaku, peran)) return { tolak: 'tempat.ditutup' };

  const isSelf = user_id === pelaku.user_id;
  if (!reachesWho(panggilan, peran) || !holdsIzin(panggilan, pelaku, peran, isSelf)) return { tolak: 'akses.denied' };
  if (isTanpaLangganan(panggilan, pelaku, peran, today)) return { tolak: 'langganan.locked' };
  const isPekaTertutup = panggilan.peka && !isSelf && !seesPeka(peran, pelaku.hak_pantau, panggilan.peka);
  return isPekaTertutup ? { tolak: 'akses.hak_pantau' } : { peran };
}

/** What stays open to who is not active: calls marked so, about nobody else, in a place that he belongs to. */
function isOwnWhenInactive({ scope, whenInactive }: Panggilan, pelaku: Pelaku, user_id: number | null): boolean {
  if (scope === 'organisasi' && !isAnggotaOf(pelaku)) return false;
  if (scope === 'tenant' && !isOfTenant(pelaku)) return false;
  return whenInactive === true && (user_id === null || user_id === pelaku.user_id);
}

/** Whether the place of the call is closed to who he is there: a tenant that is not active is its super admin's alone. */
function isTutup({ scope, whenClosed }: Panggilan, pelaku: Pelaku, peran: Peran): boolean {
  if (scope === 'organisasi') return !canEnter(pelaku, peran, whenClosed);
  return scope === 'tenant' && !seesTenantTutup(peran) && pelaku.tenant?.status !== STATUS_RECORD.aktif;
}

function reachesWho({ scope, who, isMenulis, ofOneself, alsoMembers }: Panggilan, peran: Peran): boolean {
  if (isMenulis && isReadOnly(peran) && !ofOneself) return false;
  switch (who) {
    case 'public':
    case 'signed-in':
    case 'own':
      return true;
    case 'reader':
      // A tenant's rows are its admin's to read, and those who stand above; a member reads his organisation's.
      return scope !== 'tenant' || alsoMembers === true || (peran !== 'user' && peran !== 'operator');
    default:
      // What only a reader would write was refused above.
      return readsAs(peran, who);
  }
}

function holdsIzin(
  { access, who, alsoMembers }: Panggilan,
  { tenant }: Pelaku,
  peran: Peran,
  isSelf: boolean,
): boolean {
  const isOwnKlaim = access === 'presensi-klaim.index' && (who === 'own' || alsoMembers === true) && peran === 'user';
  if (access === null || isOwnKlaim || (access === 'user.show' && isSelf)) return true;
  return hasIzin(peran, access, tenant?.izin);
}

function isTanpaLangganan({ scope, locked }: Panggilan, { organisasi }: Pelaku, peran: Peran, today: Tanggal): boolean {
  if (scope !== 'organisasi' || !organisasi) return false;
  const { k_sumber_data } = organisasi;
  return isTerkunci(locked, peran, { k_sumber_data, is_langganan: isLanggananBerlaku(organisasi, today) });
}
