import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../base/api/api.ts';
import type { Command } from '../../../ui/layer/command.ts';
import { CommandPalette } from '../../../ui/layer/command-palette.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import { searchHint } from './search-hint.ts';
import { canFindAnggota } from './can-find-anggota.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { findMenus } from './find-menus.ts';
import { MENU_ICONS } from '../menu/menu-icons.ts';

type Props = { session: Session; opened: boolean; onClose: () => void };

const AT_MOST = 6;

/** Ctrl K: finds the menus that one has, and the members of the organisation that one is in. */
export function Finder({ session, opened, onClose }: Props) {
  const { history } = useRouter();
  const [search, setSearch] = useState('');
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
  const { commands: anggota, loading } = useFoundAnggota(session, useDeferredValue(search.trim()), history.push);
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      placeholder={searchHint(session)}
      search={search}
      onSearch={setSearch}
      commands={[...menus, ...anggota]}
      loading={loading}
    />
  );
}

function useFoundAnggota(session: Session, q: string, go: (href: string) => void) {
  const organisasi_id = session.organisasi?.organisasi_id ?? 0;
  const enabled = q.length > 1 && canFindAnggota(session);
  const { data, isFetching } = useQuery({
    ...api.anggota.listAnggota.query({ organisasi_id, q, count: AT_MOST }, { errors: 'caller', autosave: true }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const rows = enabled ? (data?.data ?? []) : [];
  const commands = rows.map(({ user_id, nama, nip, jabatan }): Command => {
    const detail = jabatan ?? nip;
    return {
      key: `anggota-${user_id}`,
      label: nama,
      group: 'Anggota',
      ...(detail && { detail }),
      onRun: () => go(hrefTo('user.detail', { organisasi_id, user_id })),
    };
  });
  return { commands, loading: isFetching };
}
