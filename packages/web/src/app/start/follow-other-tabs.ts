import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { QueryClient } from '@tanstack/react-query';
import { apiEvents } from '../../kit/failure/api-events.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { keptSession } from '../../base/session/kept-session.ts';
import { meQuery } from '../../base/session/session-queries.ts';

/**
 * The browser has one session for all its tabs. When another tab signs somebody else in, this one begins anew; when it
 * signs out, this one leads to the login, and from there back. Nothing that was read under the session before stays in
 * sight, and nothing is sent under the new one by mistake.
 */
export function followOtherTabs(queryClient: QueryClient): void {
  keptSession.subscribe(() => {
    const { queryKey } = meQuery();
    const mine = queryClient.getQueryData(queryKey);
    const kept = keptSession.read(JSON.stringify(queryKey)) as Me | undefined;
    if (!mine || mine.user_id === kept?.user_id) return;
    if (kept) location.replace(hrefTo('root'));
    else apiEvents.onSessionEnd('Anda sudah keluar di tab lain');
  });
}
