import { useRouter } from '@tanstack/react-router';
import { loginTarget } from '../../base/links/redirect-to-login.ts';

/** Leads to the login, which shows the sentence. */
export function useToLogin(): (pesan: string) => void {
  const router = useRouter();
  return (pesan) => void router.navigate({ ...loginTarget(pesan, '/'), ignoreBlocker: true });
}
