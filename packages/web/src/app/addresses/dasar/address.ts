import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { SearchParams } from '../../../base/filters/search-params.ts';
import type { RouteParams } from '../../../base/links/route-params.ts';
import type { Route } from '../../../base/links/route.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import type { Bagi } from './opens-to.ts';

/** `pemantau` is of all who only watch: monitors and viewers. */
export type PeranMenu = 'super_admin' | 'pemantau' | 'admin_tenant' | 'admin_organisasi' | 'user';
export type GrupMenu = 'Kelola Instansi' | 'Kelola Anggota' | 'Ketidakhadiran' | 'Laporan';

/** Where an entry stands in a menu: `urutan` counts in its group, without one on the first level. */
type MenuPlace = {
  grup?: GrupMenu;
  urutan: number;
  /** Its words where they are not the screen's title. */
  label?: string;
};

type BagianMenu = MenuPlace & {
  peran: PeranMenu;
  label: string;
  search: Readonly<Record<string, string>>;
  izin: Izin;
  locked: Route['locked'];
};

type InMenus = {
  menu?: Partial<Record<PeranMenu, MenuPlace>>;
  /** Parts of it that have an entry of their own, by what the address then asks for. */
  bagian?: readonly BagianMenu[];
  /** The permission that shows it in the menus. */
  izin?: Izin;
  /** Whose business it is, where the route has no access key that says so: the guard asks before a call is made. */
  bagi?: Bagi;
};

type ScreenFile<Params> = { readonly [Name in `${string}Screen`]: ComponentType<Params> };

type Built<Name extends RouteName> = {
  /** The file of its screen, loaded when it is first visited; the path's parameters are the screen's props. */
  screen: () => Promise<ScreenFile<RouteParams<Name>>>;
  /** What it asks for by its address alone: that need not wait until the screen is there. The screen asks the same. */
  first?: (params: RouteParams<Name>, search: SearchParams) => First;
  part?: Part;
};

type First = Ask | readonly Ask[] | undefined;
type Ask = { queryKey: QueryKey };

/** The part of the screen that is for who comes: fetched the moment he is known, before anything is drawn. */
type Part = (me: Me, organisasi: OrganisasiAktif) => Promise<unknown> | undefined;

/** All that the application knows of an address beside its path, title and access (base/links/routes.ts). */
export type Address<Name extends RouteName> = Built<Name> & InMenus;

/** The addresses of a domain. */
export type Addresses = { readonly [Name in RouteName]?: Address<Name> };

/** An address of which only the name is known, at run time. */
export type AnyAddress = InMenus & {
  screen?: () => Promise<ScreenFile<Record<string, string | number>>>;
  first?: (params: Record<string, string | number>, search: SearchParams) => First;
  part?: Part;
};
