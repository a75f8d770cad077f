import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useToLogin } from '../dasar/use-to-login.ts';
import { useEnter } from '../dasar/use-enter.ts';

type Sandi = { username: string; password: string };

/** Signs in with a password that was just chosen; where more is asked than that, the login says the sentence. */
export function useSignInAtOnce() {
  const enter = useEnter();
  const toLogin = useToLogin();
  const login = useMutation(api.auth.login.mutation({ quiet: true, apart: true, errors: 'caller' }));
  return async ({ username, password }: Sandi, pesan: string): Promise<void> => {
    const answer = await login
      .mutateAsync({ grant_type: 'password', client_id: 2, username, password, service: 'web' })
      .catch(() => null);
    if (answer && !('token' in answer)) enter(answer);
    else toLogin(pesan);
  };
}
