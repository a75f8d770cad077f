import { useRouter } from '@tanstack/react-router';
import { loginTarget } from '../../base/links/redirect-to-login.ts';

/** Leads to the login, which shows the sentence, and joins to the staff system what waits for that, or `sambungan`. */
export function useToLogin(): (pesan: string, sambungan?: string) => void {
  const router = useRouter();
  return (pesan, sambungan = router.state.location.state.sambungan) => {
    const { state, ...target } = loginTarget(pesan, '/');
    void router.navigate({ ...target, state: { ...state, ...(sambungan && { sambungan }) }, ignoreBlocker: true });
  };
}
