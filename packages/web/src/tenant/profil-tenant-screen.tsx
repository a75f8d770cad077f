import { AtributTenantSection } from '../atribut/atribut-tenant-section.tsx';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { useCanWriteTenant } from '../base/session/use-can-write-tenant.ts';
import { OwnTenant } from '../base/session/own-tenant.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { DataTenantCard } from './data-tenant-card.tsx';
import { KeamananTenantCard } from './keamanan-tenant-card.tsx';
import classes from './profil-tenant-screen.module.css';

/** One's own tenant: who it is, and what it asks of those who sign in. */
export function ProfilTenantScreen() {
  const canWrite = useCanWriteTenant();
  return (
    <OwnTenant title="Profil Tenant">
      {(tenant_id) => (
        <>
          <PageHeader
            title="Profil Tenant"
            subtitle="Data tenant, cara masuk admin serta operatornya, dan atribut anggotanya."
            actions={
              <LinkButton variant="default" href={hrefTo('daftar-organisasi')}>
                Daftar Instansi
              </LinkButton>
            }
          />
          <div className={classes['stack']}>
            <DataTenantCard tenant_id={tenant_id} canWrite={canWrite} />
            <KeamananTenantCard tenant_id={tenant_id} />
            <AtributTenantSection tenant_id={tenant_id} />
          </div>
        </>
      )}
    </OwnTenant>
  );
}
