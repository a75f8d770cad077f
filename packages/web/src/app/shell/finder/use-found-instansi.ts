import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import type { Command } from '../../../ui/layer/command.ts';
import { canFindInstansi } from './can-find-instansi.ts';
import type { Session } from '../../../base/session/use-session.ts';

const AT_MOST = 6;

/** The organisations that a text finds, of those that one may enter; each leads to its Beranda. */
export function useFoundInstansi(session: Session, q: string, go: (href: string) => void) {
  const enabled = q.length > 1 && canFindInstansi(session);
  const { data, isFetching } = useQuery({
    ...api.organisasi.listOrganisasi.query({ q, count: AT_MOST }, { errors: 'caller', autosave: true }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const commands = (enabled ? (data?.data ?? []) : []).map(({ organisasi_id, nama, kode_organisasi }): Command => ({
    key: `instansi-${organisasi_id}`,
    label: nama,
    group: 'Instansi',
    detail: kode_organisasi,
    onRun: () => go(hrefTo('home', { organisasi_id })),
  }));
  return { commands, loading: isFetching };
}
