import { menuOf, type MenuItem } from '../../addresses/menu-of.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { fits } from '../../../base/words/fits.ts';
import { KATA_MENU } from './kata-menu.ts';

export type FoundMenu = Pick<MenuItem, 'to' | 'label' | 'href'> & { group: string | undefined };

/**
 * The menu entries that a text finds by their names, their group's, or the words that people use: those that begin with it
 * first; all of them for an empty text.
 */
export function findMenus(session: Session, text: string): FoundMenu[] {
  return openMenus(session)
    .map((entry) => ({ entry, rank: rankOf(entry, text) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ entry }) => entry);
}

const rankOf = ({ label, group = '', to }: FoundMenu, text: string) => {
  const own = fits(text, label, `${group.toLowerCase()} ${KATA_MENU[to] ?? ''}`);
  return own === 2 && `${group} ${label}`.toLowerCase().includes(text.trim().toLowerCase()) ? 1 : own;
};

/** Every menu entry that leads somewhere. */
export const openMenus = (session: Session): FoundMenu[] =>
  menuOf(session)
    .flatMap(({ items }) => items)
    .flatMap((item) => ('children' in item ? withGroup(item.children, item.label) : withGroup([item])));

const withGroup = (items: MenuItem[], group?: string): FoundMenu[] =>
  items.filter(({ state }) => state !== 'nonaktif').map(({ to, label, href }) => ({ to, label, href, group }));
