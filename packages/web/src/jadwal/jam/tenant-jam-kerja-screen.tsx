import { useCanWriteTenant } from '../../base/session/use-can-write-tenant.ts';
import { JamKerjaList } from './jam-kerja-list.tsx';
import { NormaButton } from './norma-button.tsx';

/** Jam Kerja of a tenant: used, not changed, by its organisations; one of them may be the default. */
export function TenantJamKerjaScreen({ tenant_id }: { tenant_id: number }) {
  const canWrite = useCanWriteTenant();
  return <JamKerjaList pemilik={{ tenant_id }} tools={canWrite ? <NormaButton tenant_id={tenant_id} /> : undefined} />;
}
