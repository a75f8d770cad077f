import { KelolaAksesTabs } from '../../base/page/kelola-akses-tabs.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { PermintaanTable } from './permintaan-table.tsx';

/** Kelola Akses: what institutions ask for, for a super admin of all tenants, for a tenant's admin of his own. */
export function AksesScreen() {
  const isAbove = useSession()?.me.tenant_id === null;
  return (
    <>
      <PageHeader
        title="Permintaan Akses"
        subtitle="Induk dan instansi yang mendaftar lewat halaman masuk, untuk disetujui atau ditolak."
        crumbs={isAbove ? [{ label: 'Kelola Akses' }, { label: 'Permintaan' }] : []}
      />
      {isAbove && <KelolaAksesTabs current="akses" />}
      <PermintaanTable />
    </>
  );
}
