import { hasAccess } from '../../../base/session/has-access.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import { routes } from '../../../base/links/routes.ts';
import type { Session } from '../../../base/session/use-session.ts';
import type { BagianLayar } from './bagian-layar.ts';
import { openMenus } from './find-menus.ts';
import { fits } from '../../../base/words/fits.ts';

export type FoundBagian = { key: string; label: string; detail: string | undefined; href: string };

/** The tabs, screens and acts behind the menu that a text finds, to who has the menu entry that opens them; none for an empty text. */
export function findBagian(session: Session, bagian: readonly BagianLayar[], text: string): FoundBagian[] {
  const organisasi_id = session.organisasi?.organisasi_id;
  if (text.trim() === '' || organisasi_id === undefined) return [];
  const open = new Map(openMenus(session).map((menu) => [menu.to, menu]));
  return bagian
    .filter(({ lewat, to, izin }) => {
      const { access = '' } = routes[to];
      if (!open.has(lewat) || access === 'admin') return false;
      return session.me.is_super_admin || (hasAccess(session.izin, access) && hasAccess(session.izin, izin ?? ''));
    })
    .map((one) => ({ one, rank: fits(text, one.label, one.kata) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ one: { label, to, search, lewat } }) => ({
      key: `${to}-${label.replaceAll(' ', '-')}`,
      label,
      detail: open.get(lewat)?.label,
      // Every route named there has no other parameter than the organisation (find-bagian.test.ts).
      href: hrefTo(to as 'user', { organisasi_id }, search),
    }));
}
