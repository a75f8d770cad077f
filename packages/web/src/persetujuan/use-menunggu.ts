import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useOrganisasiTerbuka } from '../base/session/use-organisasi-terbuka.ts';

/** How many requests of each kind wait for one's own decision in the organisation that one is in; asked only where it is open. */
export function useMenunggu() {
  const organisasi_id = useOrganisasiTerbuka();
  return useQuery({
    ...api.persetujuan.countMenunggu.query({ organisasi_id: organisasi_id ?? 0 }, { errors: 'caller', autosave: true }),
    enabled: organisasi_id !== null,
  });
}
