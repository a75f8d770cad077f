import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hrefTo } from '../../base/links/href-to.ts';
import { endSession } from '../../base/session/end-session.ts';
import { keepSessionPart } from '../../base/session/keep-session-part.ts';
import { keptTyped } from '../../kit/form/kept-typed.ts';
import { kembaliTertunda } from './tertunda.ts';
import { useConnectTertunda } from './use-connect-tertunda.ts';
import { meQuery } from '../../base/session/session-queries.ts';

/** What happens after signing in: nothing of the person before is left, and one goes where one wanted to go. */
export function useEnter(): (me: Me) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const connect = useConnectTertunda();
  return (me) => {
    endSession(queryClient);
    keptTyped.forgetOthers(me.user_id);
    keepSessionPart(queryClient, meQuery().queryKey, me);
    connect();
    const { kembali = kembaliTertunda.read() } = router.state.location.search as { kembali?: unknown };
    kembaliTertunda.keep('');
    router.history.push(safeHref(kembali));
  };
}

/** Only an address of our own: a link must not lead elsewhere through the login. */
function safeHref(kembali: unknown): string {
  const own = typeof kembali === 'string' && /^\/(?![/\\])/.test(kembali);
  return own ? kembali : hrefTo('root');
}
