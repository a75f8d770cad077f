import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { hasAccess, type IzinDimiliki } from '../../base/session/has-access.ts';
import { seesMenuKlaim } from '@hadir/rules/klaim-presensi/sees-menu-klaim.ts';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { isInactive } from '../../base/session/is-inactive.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { stringifySearch } from '../../base/filters/search-params.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { isCutiRoute } from './is-cuti-route.ts';
import type { PeranMenu } from './dasar/address.ts';
import { MENUS, type MenuEntry, type MenuGroup } from './menus.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';

type Fakta = { me: Me; organisasi: OrganisasiAktif | null; izin: IzinDimiliki };

export type MenuItem = {
  label: string;
  to: RouteName;
  href: string;
  /** Of a part of the screen: what its address asks for. */
  search?: MenuEntry['search'];
  /** `terkunci`: greyed with a lock, and leads to the screen that says so. `nonaktif`: leads nowhere. */
  state: 'terbuka' | 'terkunci' | 'nonaktif';
};
export type MenuTree = { label: string; children: MenuItem[] };
export type MenuSection = { peran: PeranMenu; items: (MenuItem | MenuTree)[] };

const OPEN_TO_INACTIVE: readonly RouteName[] = ['home', 'analitik'];

/**
 * The left menu. Who stands above the tenants keeps his own menu inside an organisation too, which then follows as a
 * section of its own.
 */
export function menuOf(fakta: Fakta): MenuSection[] {
  return peranMenuOf(fakta).map((peran) => ({ peran, items: MENUS[peran].flatMap((entry) => entryOf(entry, fakta)) }));
}

function peranMenuOf({ me, organisasi }: Fakta): PeranMenu[] {
  const inOrganisasi: PeranMenu[] = organisasi ? [organisasi.peran === 'user' ? 'user' : 'admin_organisasi'] : [];
  if (me.is_super_admin) return ['super_admin', ...inOrganisasi];
  if (me.is_viewer || me.is_pemantau) return ['pemantau', ...inOrganisasi];
  if (organisasi) return inOrganisasi;
  return me.is_admin ? ['admin_tenant'] : [];
}

function entryOf(entry: MenuEntry | MenuGroup, fakta: Fakta): (MenuItem | MenuTree)[] {
  if (!('children' in entry)) return isShown(entry, fakta) ? [itemOf(entry, fakta)] : [];
  if (entry.label === 'Ketidakhadiran' && fakta.organisasi?.is_disable_ketidakhadiran) return [];
  const children = entry.children.filter((child) => isShown(child, fakta)).map((child) => itemOf(child, fakta));
  return children.length > 0 ? [{ label: entry.label, children }] : [];
}

function isShown({ to, izin }: MenuEntry, { me, organisasi, izin: held }: Fakta): boolean {
  if (organisasi && to === 'klaimPresensi' && !seesMenuKlaim(organisasi, me)) return false;
  if (organisasi && isCutiRoute(to) && !isCutiTerbuka(organisasi)) return false;
  if (me.is_super_admin) return true;
  // A screen may ask for more than its entry; an entry that leads to a closed screen helps nobody.
  const { access = '' } = routes[to];
  return hasAccess(held, izin ?? '') && access !== 'admin' && hasAccess(held, access);
}

function itemOf({ label, to, search, locked = routes[to].locked }: MenuEntry, { me, organisasi }: Fakta): MenuItem {
  const href = `${hrefOf(to, me, organisasi)}${stringifySearch(search ?? {})}`;
  const item = { label, to, href, ...(search && { search }) };
  if (isInactive(me, organisasi) && !OPEN_TO_INACTIVE.includes(to)) return { ...item, state: 'nonaktif' };
  const isLocked = organisasi !== null && isTerkunci(locked ?? 'no', peranOf(me, organisasi), organisasi);
  return { ...item, state: isLocked ? 'terkunci' : 'terbuka' };
}

function hrefOf(to: RouteName, me: Me, organisasi: OrganisasiAktif | null): string {
  const params = { organisasi_id: organisasi?.organisasi_id, tenant_id: organisasi?.tenant_id ?? me.tenant_id };
  // Every route of the menus names no other parameter than these two (menu-of.test.ts).
  return hrefTo(to as 'tenant-jamKerja', params as { tenant_id: number });
}
