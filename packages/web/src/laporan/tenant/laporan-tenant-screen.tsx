import { useSession } from '../../base/session/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { LaporanTenantPage } from './laporan-tenant-page.tsx';

/** Unduhan Laporan of a tenant: the recap of all its organisations, and reports over them. */
export function LaporanTenantScreen() {
  const session = useSession();
  const tenant_id = session?.me.tenant_id ?? null;
  if (tenant_id === null) {
    return (
      <>
        <PageHeader title="Unduhan Laporan" />
        <EmptyState title="Data tidak tersedia">Akun Anda tidak berada dalam satu tenant.</EmptyState>
      </>
    );
  }
  return <LaporanTenantPage tenant_id={tenant_id} canWrite={session?.me.is_admin === true} />;
}
