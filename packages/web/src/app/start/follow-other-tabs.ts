import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { QueryClient } from '@tanstack/react-query';
import { apiEvents } from '../../kit/failure/api-events.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { keptSession } from '../../base/session/kept-session.ts';
import { meQuery } from '../../base/session/session-queries.ts';
import { pause } from '../../kit/pause.ts';

const SEJENAK_MS = 300;

/**
 * The browser has one session for all its tabs. When another tab signs somebody else in, this one begins anew; when it
 * signs out, this one leads to the login, and from there back. Nothing that was read under the session before stays in
 * sight, and nothing is sent under the new one by mistake.
 */
export function followOtherTabs(queryClient: QueryClient): void {
  const { queryKey } = meQuery();
  const signedIn = () => (keptSession.read(JSON.stringify(queryKey)) as Me | undefined)?.user_id;
  const follow = async () => {
    // Whose page this is, before it asks anew who is there.
    const mine = queryClient.getQueryData(queryKey)?.user_id;
    if (mine === undefined) return;
    // Who signs in forgets the one before him first, and this tab may hear of that alone.
    if (signedIn() === undefined) await pause(SEJENAK_MS);
    const now = signedIn();
    if (mine === now) return;
    if (now === undefined) apiEvents.onSessionEnd('Anda sudah keluar di tab lain');
    else location.replace(hrefTo('root'));
  };
  keptSession.subscribe(() => void follow());
}
