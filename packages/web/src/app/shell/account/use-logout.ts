import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../../base/api/api.ts';
import { reportFailure } from '../../../base/api/report-failure.ts';
import { endSession } from '../../../base/session/end-session.ts';
import { keptTyped } from '../../../kit/form/kept-typed.ts';
import { loginTarget } from '../../../base/links/redirect-to-login.ts';

/** Ends the session on the server and on this device, and leads to the login. Without a connection it fails and says so. */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    try {
      await api.auth.logout.call({});
    } catch (error) {
      return reportFailure(error);
    }
    await router.navigate(loginTarget('Anda telah keluar', '/'));
    endSession(queryClient);
    keptTyped.forgetOthers();
    // The server has let go of this browser already; so does the browser.
    const { unsubscribePush } = await import('../../../base/push/peramban-push.ts');
    await unsubscribePush();
  };
}
