import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { useSession } from '../../../base/session/use-session.ts';
import { MenuCount } from './menu-count.tsx';

const DIAM = { errors: 'caller', autosave: true } as const;

/** How many transfers wait for one's own step, at the menu entry that leads to them: of the organisation, or of the tenant. */
export function MutasiMenunggu() {
  const session = useSession();
  const organisasi_id = session?.organisasi?.organisasi_id ?? 0;
  const tenant_id = session?.me.tenant_id ?? 0;
  const here = useQuery({
    ...api.mutasi.listMutasi.query({ organisasi_id, count: 1 }, DIAM),
    enabled: organisasi_id > 0,
  });
  const all = useQuery({
    ...api.mutasiTenant.listMutasiTenant.query({ tenant_id, count: 1 }, DIAM),
    enabled: organisasi_id === 0 && tenant_id > 0,
  });
  return <MenuCount jumlah={(organisasi_id > 0 ? here : all).data?.menunggu} heard="menunggu" />;
}
