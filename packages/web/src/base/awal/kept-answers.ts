import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { JAWABAN, keptSession } from '../session/kept-session.ts';
import { meQuery } from '../session/session-queries.ts';

/** More than one looks at in a week. */
const PALING_BANYAK = 24;

type Kept = { user_id: number; queryKey: QueryKey; data: unknown; pada: number };

/**
 * Answers about oneself, and the counts of one's Beranda: never the rows of others. The check-in keeps its own day, which
 * must not be taken for today's (presensi/ketukan).
 */
const DISIMPAN: readonly string[] = [
  'dashboard.getBerandaOrganisasi',
  'kalenderSaya.listKalenderSaya',
  'saldoCuti.listSaldoSendiri',
  'kehadiran.listRiwayatAnggota',
];

const names = () => Object.keys(localStorage).filter((name) => name.startsWith(JAWABAN));
const readOne = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null;

function isKept([domain, name, input]: QueryKey, user_id: number): boolean {
  if (!DISIMPAN.includes(`${String(domain)}.${String(name)}`)) return false;
  const whose = (input as { user_id?: number } | undefined)?.user_id;
  return whose === undefined || whose === user_id;
}

/**
 * The last answers to what one looks at every day, so that a screen draws at once from what it had, and can be read
 * without a connection. They are their person's: nobody else's session takes them up, and its end forgets them.
 */
export const keptAnswers = {
  /**
   * Puts what this person had into the cache, as old as it is, and keeps from now on what comes. It is asked again however
   * young it is: whoever opens the page anew wants what holds now.
   */
  follow: (queryClient: QueryClient): void => {
    const me = () => queryClient.getQueryData<Me>(meQuery().queryKey);
    const owner = (keptSession.read(JSON.stringify(meQuery().queryKey)) as Me | undefined)?.user_id;
    for (const name of names()) {
      const kept = readOne(name);
      if (kept && kept.user_id === owner) {
        queryClient.setQueryData(kept.queryKey, kept.data, { updatedAt: kept.pada });
        queryClient.getQueryCache().find({ queryKey: kept.queryKey, exact: true })?.invalidate();
      } else localStorage.removeItem(name);
    }
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.state.status !== 'success') return;
      const user_id = me()?.user_id;
      if (user_id === undefined || !isKept(query.queryKey, user_id)) return;
      keep({ user_id, queryKey: query.queryKey, data: query.state.data, pada: query.state.dataUpdatedAt });
    });
  },
};

function keep(kept: Kept): void {
  const name = JAWABAN + JSON.stringify(kept.queryKey);
  const others = names()
    .filter((one) => one !== name)
    .map((one) => ({ name: one, pada: readOne(one)?.pada ?? 0 }))
    .toSorted((a, b) => b.pada - a.pada);
  for (const old of others.slice(PALING_BANYAK - 1)) localStorage.removeItem(old.name);
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch (error) {
    // The device has no room: better none of them than an old one that looks like the last.
    if (!(error instanceof DOMException)) throw error;
    for (const one of names()) localStorage.removeItem(one);
  }
}
