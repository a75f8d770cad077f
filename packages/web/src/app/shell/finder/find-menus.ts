import { menuOf, type MenuItem } from '../../addresses/menu-of.ts';
import type { Session } from '../../../base/session/use-session.ts';

export type FoundMenu = Pick<MenuItem, 'to' | 'label' | 'href'> & { group: string | undefined };

/** The menu entries that a text finds, those that begin with it first; all of them for an empty text. */
export function findMenus(session: Session, text: string): FoundMenu[] {
  const wanted = text.trim().toLowerCase();
  const found = menuOf(session)
    .flatMap(({ items }) => items)
    .flatMap((item) => ('children' in item ? withGroup(item.children, item.label) : withGroup([item])))
    .filter(({ label, group = '' }) => `${label} ${group}`.toLowerCase().includes(wanted));
  const rank = ({ label }: FoundMenu) => (label.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

const withGroup = (items: MenuItem[], group?: string): FoundMenu[] =>
  items.filter(({ state }) => state !== 'nonaktif').map(({ to, label, href }) => ({ to, label, href, group }));
