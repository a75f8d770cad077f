import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { Command } from '../../../ui/layer/command.ts';
import { CommandPalette } from '../../../ui/layer/command-palette.tsx';
import { useCanWrite } from '../../../base/session/use-can-write.ts';
import { searchHint } from './search-hint.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { BAGIAN_LAYAR } from './bagian-layar.ts';
import { findBagian, type FoundBagian } from './find-bagian.ts';
import { findMenus } from './find-menus.ts';
import { fits } from '../../../base/words/fits.ts';
import { TINDAKAN_MENULIS, TINDAKAN_SEMUA } from './tindakan-cepat.ts';
import { useFoundAnggota } from './use-found-anggota.ts';
import { useFoundInstansi } from './use-found-instansi.ts';
import { useTindakanSegera } from './use-tindakan-segera.ts';
import { MENU_ICONS } from '../menu/menu-icons.ts';

type Props = { session: Session; opened: boolean; onClose: () => void };

/**
 * Ctrl K: finds screens, their parts and acts by the words people use, the organisations that one may enter, and the
 * members of the one that one is in.
 */
export function Finder({ session, opened, onClose }: Props) {
  const { history } = useRouter();
  const [search, setSearch] = useState('');
  const canWrite = useCanWrite() === 'yes';
  const to =
    (group: string) =>
    ({ key, label, detail, href }: FoundBagian): Command => ({
      key,
      label,
      group,
      ...(detail && { detail }),
      onRun: () => history.push(href),
    });
  const acts = findBagian(session, [...(canWrite ? TINDAKAN_MENULIS : []), ...TINDAKAN_SEMUA], search);
  const segera = useTindakanSegera().filter(
    ({ label, kata }) => search.trim() !== '' && fits(search, label, kata) !== null,
  );
  const parts = findBagian(session, BAGIAN_LAYAR, search);
  const menus = findMenus(session, search).map(({ label, href, group }): Command => {
    const Icon = MENU_ICONS[group ?? label];
    return {
      key: href,
      label,
      group: 'Menu',
      ...(group && { detail: group }),
      ...(Icon && { icon: <Icon size={18} stroke={1.75} aria-hidden="true" /> }),
      onRun: () => history.push(href),
    };
  });
  const q = useDeferredValue(search.trim());
  const anggota = useFoundAnggota(session, q, history.push);
  const instansi = useFoundInstansi(session, q, history.push);
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      placeholder={searchHint(session)}
      search={search}
      onSearch={setSearch}
      commands={byRank(search, [
        menus,
        parts.map(to('Bagian')),
        [...acts.map(to('Tindakan')), ...segera],
        instansi.commands,
        anggota.commands,
      ])}
      loading={anggota.loading || instansi.loading}
    />
  );
}

/** What fits best stands first, with all of its group: an act whose name is typed before the menus that only resemble it. */
function byRank(search: string, groups: Command[][]): Command[] {
  const best = (group: Command[]) => Math.min(...group.map(({ label }) => fits(search, label) ?? 2));
  return groups.toSorted((a, b) => best(a) - best(b)).flat();
}
