import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { chosenOrganisasi } from './chosen-organisasi.ts';
import type { IzinDimiliki } from './has-access.ts';
import { izinAboveTenants } from './izin-above-tenants.ts';
import { izinQuery, meQuery, organisasiQuery } from './session-queries.ts';

export type Session = { me: Me; organisasi: OrganisasiAktif | null; izin: IzinDimiliki };

/** Who is signed in, where he stands and what he may do; null until the route guard has let him in. */
export function useSession(): Session | null {
  const chosen = useSyncExternalStore(chosenOrganisasi.subscribe, chosenOrganisasi.read);
  const { data: me } = useQuery(meQuery());
  const { data: entered } = useQuery({ ...organisasiQuery(chosen ?? 0), enabled: chosen !== null });
  const organisasi = entered ?? null;
  const tenant_id = organisasi?.tenant_id ?? me?.tenant_id ?? null;
  const { data: izin } = useQuery({
    ...izinQuery(tenant_id ?? 0, organisasi?.organisasi_id),
    enabled: tenant_id !== null,
  });

  if (!me) return null;
  return { me, organisasi, izin: izin ?? (tenant_id === null ? izinAboveTenants(me) : []) };
}
