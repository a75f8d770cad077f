import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { PeriodeList } from './periode-list.tsx';

/** The periods that all organisations of the tenant may report by. */
export function TenantPeriodeScreen() {
  return <OwnTenant title="Periode">{(tenant_id) => <PeriodeList pemilik={{ tenant_id }} />}</OwnTenant>;
}
