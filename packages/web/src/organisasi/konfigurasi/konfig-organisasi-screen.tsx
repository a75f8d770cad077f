import { PageHeader } from '../../ui/show/page-header.tsx';
import { KonfigurasiTable } from './konfigurasi-table.tsx';

/** Konfigurasi Organisasi: what a super admin says of the organisations that are linked to the staff system. */
export function KonfigOrganisasiScreen() {
  return (
    <>
      <PageHeader
        title="Konfigurasi Organisasi"
        subtitle="Instansi yang terhubung dengan Simpatika, di semua induk. Setiap perubahan tercatat di log instansinya."
      />
      <KonfigurasiTable />
    </>
  );
}
