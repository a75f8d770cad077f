import { JamKerjaList } from './jam-kerja-list.tsx';

/** Jam Kerja of a tenant: used, not changed, by its organisations; one of them may be the default. */
export function TenantJamKerjaScreen({ tenant_id }: { tenant_id: number }) {
  return <JamKerjaList pemilik={{ tenant_id }} />;
}
