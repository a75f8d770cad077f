import { addressAt } from '../../addresses/addresses.ts';
import { opensTo } from '../../addresses/dasar/opens-to.ts';
import { hasAccess } from '../../../base/session/has-access.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import { routes } from '../../../base/links/routes.ts';
import type { Session } from '../../../base/session/use-session.ts';
import type { BagianLayar } from './bagian-layar.ts';
import { openMenus } from './find-menus.ts';
import { fits } from '../../../base/words/fits.ts';

export type FoundBagian = { key: string; label: string; detail: string | undefined; href: string };

/**
 * The tabs, screens and acts behind the menu that a text finds, to who has the menu entry that opens them, or to whom the
 * screen itself opens where none does; none for an empty text.
 */
export function findBagian(session: Session, bagian: readonly BagianLayar[], text: string): FoundBagian[] {
  const organisasi_id = session.organisasi?.organisasi_id;
  if (text.trim() === '') return [];
  const open = new Map(openMenus(session).map((menu) => [menu.to, menu]));
  return bagian
    .filter(({ lewat, to, izin }) => {
      const { access = '', path } = routes[to];
      if (access === 'admin') return false;
      // What is of an organisation is offered in one, what is above them outside.
      if (path.includes('{organisasi_id}') !== (organisasi_id !== undefined)) return false;
      if (lewat ? !open.has(lewat) : !isOpen(session, to)) return false;
      return session.me.is_super_admin || (hasAccess(session.izin, access) && hasAccess(session.izin, izin ?? ''));
    })
    .map((one) => ({ one, rank: fits(text, one.label, one.kata) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ one: { label, to, search, lewat } }) => ({
      key: `${to}-${label.replaceAll(' ', '-')}`,
      label,
      detail: lewat && open.get(lewat)?.label,
      // No route named there has another parameter than the organisation (find-bagian.test.ts).
      href: hrefTo(to as 'user', { organisasi_id: organisasi_id ?? 0 }, search),
    }));
}

const isOpen = ({ me, izin }: Session, to: BagianLayar['to']): boolean => {
  const { bagi } = addressAt(to);
  return bagi === undefined || opensTo(bagi, me, izin);
};
