import { MENUS } from '../../packages/web/src/app/addresses/menus.ts';
import { addressAt } from '../../packages/web/src/app/addresses/addresses.ts';
import { routes, type RouteName } from '../../packages/web/src/base/links/routes.ts';

/** The demo's accounts, each with whose menu it sees; null is who has not signed in. */
const WHO = {
  superadmin: MENUS.super_admin,
  pemantau: MENUS.pemantau,
  'admin.sukamaju': MENUS.admin_tenant,
  'operator.mtsn1': MENUS.admin_organisasi,
  'guru.mtsn1': MENUS.user,
} as const;

export type Visitor = keyof typeof WHO | 'viewer' | null;
export const VISITORS: readonly Visitor[] = [null, ...(Object.keys(WHO) as (keyof typeof WHO)[]), 'viewer'];

/** The screens that a visitor opens: those of his menu, and of the rest those that only somebody like him reaches. */
export function screensOf(visitor: Visitor): RouteName[] {
  return (Object.keys(routes) as RouteName[]).filter((name) => visitorsOf(name).includes(visitor));
}

function visitorsOf(name: RouteName): readonly Visitor[] {
  const { path, ...route } = routes[name] as (typeof routes)[RouteName] & { public?: true };
  if (route.public) return [null];
  const byMenu = (Object.keys(WHO) as (keyof typeof WHO)[]).filter((who) => isInMenu(name, who));
  if (path === '/viewer') return ['viewer', ...byMenu];
  if (byMenu.length > 0) return byMenu;
  if (addressAt(name).bagi === 'atas') return ['superadmin'];
  if (path.includes('{organisasi_id}')) return ['operator.mtsn1'];
  return path.startsWith('/tenant/{tenant_id') || path.startsWith('/kelola-') ? ['admin.sukamaju'] : ['superadmin'];
}

const isInMenu = (name: RouteName, who: keyof typeof WHO) =>
  WHO[who].flatMap((entry) => ('children' in entry ? entry.children : [entry])).some(({ to }) => to === name);
