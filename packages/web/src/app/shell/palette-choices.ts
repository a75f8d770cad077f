import { menuOf, type MenuItem } from '../menu-of.ts';
import type { Session } from '../session/use-session.ts';

export type PaletteChoice = { key: string; label: string; hint: string; href: string };

/** The menu entries that a text finds, those that begin with it first; all of them for an empty text. */
export function paletteChoices(session: Session, text: string): PaletteChoice[] {
  const wanted = text.trim().toLowerCase();
  return menuOf(session)
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      'children' in item ? item.children.map((child) => choiceOf(child, item.label)) : [choiceOf(item)],
    )
    .filter((choice) => choice !== undefined)
    .filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => rank(a, wanted) - rank(b, wanted));
}

function choiceOf({ label, to, href, state }: MenuItem, group = 'Menu'): PaletteChoice | undefined {
  return state === 'nonaktif' ? undefined : { key: `menu:${to}`, label, hint: group, href };
}

const rank = ({ label }: PaletteChoice, wanted: string) => (label.toLowerCase().startsWith(wanted) ? 0 : 1);
