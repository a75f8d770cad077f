import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import type { Session } from '../../../base/session/use-session.ts';
import type { Command } from '../../../ui/layer/command.ts';
import { canFindAnggota } from './can-find-anggota.ts';

const AT_MOST = 6;

/** The members that a text finds in the organisation that one is in; each leads to his page. */
export function useFoundAnggota(session: Session, q: string, go: (href: string) => void) {
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
