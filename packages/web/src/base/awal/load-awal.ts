import type { auth } from '@hadir/contract/auth/auth.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { reportFailure } from '../api/report-failure.ts';
import { keepSessionPart } from '../session/keep-session-part.ts';
import { keptSession } from '../session/kept-session.ts';
import { izinQuery, meQuery, organisasiQuery } from '../session/session-queries.ts';

type Awal = Output<typeof auth.getAwal>;

const kept = <T>(queryKey: readonly unknown[]) => keptSession.read(JSON.stringify(queryKey)) as T | undefined;

/** What this device knows of who is there, and of the organisation that he comes to, from the last time. */
function readKept(organisasi_id: number | undefined): Awal | undefined {
  const me = kept<Awal['me']>(meQuery().queryKey);
  if (!me || organisasi_id === undefined) return me && { me, organisasi: null, izin: null };
  const organisasi = kept<NonNullable<Awal['organisasi']>>(organisasiQuery(organisasi_id).queryKey) ?? null;
  const izin = organisasi && (kept<NonNullable<Awal['izin']>>(izinKey(organisasi)) ?? null);
  return { me, organisasi, izin };
}

const izinKey = ({ tenant_id, organisasi_id }: NonNullable<Awal['organisasi']>) =>
  izinQuery(tenant_id, organisasi_id).queryKey;

function put(queryClient: QueryClient, { me, organisasi, izin }: Awal, keep: typeof keepSessionPart): void {
  keep(queryClient, meQuery().queryKey, me);
  if (!organisasi || !izin) return;
  keep(queryClient, organisasiQuery(organisasi.organisasi_id).queryKey, organisasi);
  keep(queryClient, izinKey(organisasi), izin);
}

const putAlone: typeof keepSessionPart = (queryClient, queryKey, answer) =>
  void queryClient.setQueryData<unknown>(queryKey, answer);

/**
 * Learns who is there and, where he comes to an organisation, what he is in it, with one question. Where this device knows
 * all of that from the last time, that holds at once, and the answer takes its place when it comes (aturan/akses#awal).
 * Answers the organisation that is known now, if any.
 */
export async function loadAwal(queryClient: QueryClient, organisasi_id: number | undefined): Promise<number | null> {
  if (queryClient.getQueryData(meQuery().queryKey)) return null;
  const before = readKept(organisasi_id);
  const asked = api.auth.getAwal.call({ organisasi_id }, { autosave: before !== undefined, announced: true });
  if (before && (organisasi_id === undefined || before.izin)) {
    put(queryClient, before, putAlone);
    void asked.then((now) => settle(queryClient, before, now)).catch(tellUnlessOffline);
    return before.organisasi?.organisasi_id ?? null;
  }
  const awal = await asked.catch((error: unknown) => {
    if (error instanceof ConnectionError && before) return before;
    throw error;
  });
  put(queryClient, awal, keepSessionPart);
  return awal.organisasi?.organisasi_id ?? null;
}

/** Enters an organisation with what one may do there, in one question; false where it could not be. */
export async function enterAwal(queryClient: QueryClient, organisasi_id: number): Promise<boolean> {
  const awal = await api.auth.getAwal.call({ organisasi_id }).catch((error: unknown) => {
    if (error instanceof ConnectionError) return null;
    throw error;
  });
  if (!awal?.organisasi) return false;
  put(queryClient, awal, keepSessionPart);
  return true;
}

/**
 * The answer takes the place of what was known; where the page stands on what holds no more, it begins anew. What comes
 * after the session has ended here is dropped.
 */
function settle(queryClient: QueryClient, before: Awal, now: Awal): void {
  if (queryClient.getQueryData(meQuery().queryKey)?.user_id !== before.me.user_id) return;
  const isOther = now.me.user_id !== before.me.user_id || now.me.is_faktor_diminta !== before.me.is_faktor_diminta;
  if (isOther || (before.organisasi && !now.organisasi)) {
    keptSession.forget();
    location.reload();
    return;
  }
  put(queryClient, now, keepSessionPart);
}

/** Without a connection what was known holds on. */
function tellUnlessOffline(error: unknown): void {
  if (error instanceof ConnectionError) return;
  reportFailure(error as Error);
}
