import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { MutasiPage } from './mutasi-page.tsx';

/** Mutasi of a tenant: between its organisations, and from and to others. */
export function MutasiTenantScreen() {
  return (
    <OwnTenant title="Mutasi">
      {(tenant_id) => <MutasiPage pemilik={{ tenant_id }} crumbs={[{ label: 'Mutasi' }]} />}
    </OwnTenant>
  );
}
