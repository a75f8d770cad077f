import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { Route } from '../../base/links/route.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';
import type { GrupMenu, PeranMenu } from './dasar/address.ts';
import { ADDRESSES, addressAt } from './addresses.ts';

export type MenuEntry = {
  label: string;
  to: RouteName;
  izin: Izin | undefined;
  /** Of a part of the screen: what its address asks for. */
  search?: Readonly<Record<string, string>>;
  /** Of a part of the screen, which may be locked where the screen is not. */
  locked?: Route['locked'];
};
export type MenuGroup = { label: GrupMenu; children: readonly MenuEntry[] };

/** Which place on the first level a group takes. */
const GROUPS: Record<PeranMenu, Partial<Record<GrupMenu, number>>> = {
  super_admin: {},
  pemantau: {},
  admin_tenant: { 'Kelola Instansi': 4 },
  admin_organisasi: { 'Kelola Instansi': 9, 'Kelola Anggota': 10, Ketidakhadiran: 11, Laporan: 12 },
  user: {},
};

/** The menus by role, gathered from the addresses, each entry with the permission that shows it. */
export const MENUS: Record<PeranMenu, readonly (MenuEntry | MenuGroup)[]> = {
  super_admin: entriesOf('super_admin'),
  pemantau: entriesOf('pemantau'),
  admin_tenant: entriesOf('admin_tenant'),
  admin_organisasi: entriesOf('admin_organisasi'),
  user: entriesOf('user'),
};

function entriesOf(peran: PeranMenu): (MenuEntry | MenuGroup)[] {
  const placed = (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).flatMap((to) => {
    const { menu, bagian = [], izin } = addressAt(to);
    const place = menu?.[peran];
    const parts = bagian
      .filter((part) => part.peran === peran)
      .map((part) => ({
        ...part,
        entry: { label: part.label, to, izin: part.izin, search: part.search, locked: part.locked },
      }));
    return [...(place ? [{ ...place, entry: { label: place.label ?? routes[to].title, to, izin } }] : []), ...parts];
  });
  const inOrder = placed.toSorted((a, b) => a.urutan - b.urutan);
  const groups = (Object.entries(GROUPS[peran]) as [GrupMenu, number][]).map(([label, urutan]) => ({
    urutan,
    entry: { label, children: inOrder.filter(({ grup }) => grup === label).map(({ entry }) => entry) },
  }));
  return [...inOrder.filter(({ grup }) => !grup), ...groups]
    .toSorted((a, b) => a.urutan - b.urutan)
    .map(({ entry }) => entry);
}
