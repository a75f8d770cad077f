import { lazy, Suspense } from 'react';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { DataTenantCard } from './data-tenant-card.tsx';
import { KeamananTenantCard } from './keamanan-tenant-card.tsx';
import classes from './profil-tenant-screen.module.css';

const PengaturanTenantSection = lazy(async () => ({
  default: (await import('../pengaturan/pengaturan-tenant-section.tsx')).PengaturanTenantSection,
}));

const AtributTenantSection = lazy(async () => ({
  default: (await import('../atribut/atribut-tenant-section.tsx')).AtributTenantSection,
}));

const KoneksiSection = lazy(async () => ({
  default: (await import('./koneksi/koneksi-section.tsx')).KoneksiSection,
}));

/** One's own tenant: who it is, what it asks of those who sign in, and what its organisations follow. */
export function ProfilTenantScreen() {
  const canWrite = useCanWriteTenant();
  const { bagian } = useUrlFilters({ bagian: filterField.oneOf('pengaturan', 'koneksi') }).filters;
  const tab = (label: string, own?: 'pengaturan' | 'koneksi') => ({
    label,
    href: hrefTo('tenant.profil', {}, { bagian: own }),
    current: bagian === own,
  });
  return (
    <OwnTenant title="Profil Tenant">
      {(tenant_id) => (
        <>
          <PageHeader
            title="Profil Tenant"
            subtitle="Data induk, cara masuk admin serta operatornya, atribut anggotanya, dan pengaturan instansinya."
            actions={
              <LinkButton variant="default" href={hrefTo('daftar-organisasi')}>
                Daftar Instansi
              </LinkButton>
            }
          />
          <SectionTabs
            label="Bagian profil induk"
            tabs={[tab('Profil'), tab('Pengaturan', 'pengaturan'), tab('Koneksi', 'koneksi')]}
          />
          <Suspense fallback={<Skeleton lines={8} />}>
            {bagian === 'pengaturan' && <PengaturanTenantSection tenant_id={tenant_id} canWrite={canWrite} />}
            {bagian === 'koneksi' && <KoneksiSection tenant_id={tenant_id} />}
          </Suspense>
          {!bagian && (
            <div className={classes['stack']}>
              <DataTenantCard tenant_id={tenant_id} canWrite={canWrite} />
              <KeamananTenantCard tenant_id={tenant_id} />
              <Suspense fallback={<Skeleton lines={4} />}>
                <AtributTenantSection tenant_id={tenant_id} />
              </Suspense>
            </div>
          )}
        </>
      )}
    </OwnTenant>
  );
}
