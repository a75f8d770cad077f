import { OwnTenant } from '../../base/session/tempat/own-tenant.tsx';
import { useCanWriteTenant } from '../../base/session/hak/use-can-write-tenant.ts';
import { LaporanTenantPage } from './laporan-tenant-page.tsx';

/** Unduhan Laporan of a tenant: the recap of all its organisations, and reports over them. */
export function LaporanTenantScreen() {
  const canWrite = useCanWriteTenant();
  return (
    <OwnTenant title="Unduhan Laporan">
      {(tenant_id) => <LaporanTenantPage tenant_id={tenant_id} canWrite={canWrite} />}
    </OwnTenant>
  );
}
