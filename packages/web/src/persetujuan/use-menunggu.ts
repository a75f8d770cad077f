import { useQuery } from '@tanstack/react-query';
import { useOrganisasiTerbuka } from '../base/session/use-organisasi-terbuka.ts';
import { menungguQuery } from './menunggu-query.ts';

/** How many requests of each kind wait for one's own decision in the organisation that one is in; asked only where it is open. */
export function useMenunggu() {
  const organisasi_id = useOrganisasiTerbuka();
  return useQuery({
    ...menungguQuery({ organisasi_id: organisasi_id ?? 0 }),
    enabled: organisasi_id !== null,
  });
}
