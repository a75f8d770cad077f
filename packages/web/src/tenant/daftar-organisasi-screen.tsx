import { hrefTo } from '../base/links/href-to.ts';
import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { PageHeader } from '../ui/show/page-header.tsx';
import { KuotaSection } from './kuota-section.tsx';
import { OrganisasiTenantSection } from './organisasi-tenant-section.tsx';
import classes from './tenant.module.css';

/** Daftar Instansi: those of one's own tenant, and how much of its quota they use. */
export function DaftarOrganisasiScreen() {
  const canWrite = useCanWriteTenant();
  return (
    <OwnTenant title="Daftar Instansi">
      {(tenant_id) => (
        <>
          <PageHeader
            title="Daftar Instansi"
            subtitle="Semua instansi dalam induk: menambah, menutup, dan membukanya kembali."
            crumbs={[{ label: 'Profil Tenant', href: hrefTo('tenant.profil') }, { label: 'Daftar Instansi' }]}
          />
          <div className={classes['stack']}>
            <OrganisasiTenantSection
              tenant_id={tenant_id}
              canWrite={canWrite}
              anggotaHref={({ organisasi_id }) => hrefTo('user', { organisasi_id })}
            />
            <KuotaSection tenant_id={tenant_id} canWrite={false} />
          </div>
        </>
      )}
    </OwnTenant>
  );
}
