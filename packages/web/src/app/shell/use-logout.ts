import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../kit/api.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { endSession } from '../session/end-session.ts';
import { loginTarget } from '../redirect-to-login.ts';

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
  };
}
