import { OwnTenant } from '../../base/session/tempat/own-tenant.tsx';
import { AnalitikTenantPage } from './analitik-tenant-page.tsx';

/** Analitik of a tenant: its organisations side by side. Who stands above the tenants chooses which. */
export function AnalitikTenantScreen() {
  return <OwnTenant title="Analitik">{(tenant_id) => <AnalitikTenantPage tenant_id={tenant_id} />}</OwnTenant>;
}
