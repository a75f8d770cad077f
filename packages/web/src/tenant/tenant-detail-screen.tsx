import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { useSession } from '../base/session/use-session.ts';
import { formatAngka } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ActionMenu } from '../ui/layer/action-menu.tsx';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { DataTenantCard } from './data-tenant-card.tsx';
import { OrganisasiTenantSection } from './organisasi-tenant-section.tsx';
import classes from './tenant.module.css';
import { useStatusActions } from './use-status-actions.ts';

const PengaturanTenantSection = lazy(async () => ({
  default: (await import('../pengaturan/pengaturan-tenant-section.tsx')).PengaturanTenantSection,
}));

const KuotaSection = lazy(async () => ({ default: (await import('./kuota-section.tsx')).KuotaSection }));

const StatistikSection = lazy(async () => ({
  default: (await import('./statistik-section.tsx')).StatistikSection,
}));

const KoneksiSection = lazy(async () => ({
  default: (await import('./koneksi/koneksi-section.tsx')).KoneksiSection,
}));

const BAGIAN = {
  profil: 'Profil',
  instansi: 'Instansi',
  kuota: 'Kuota',
  statistik: 'Statistik',
  pengaturan: 'Pengaturan',
  koneksi: 'Koneksi',
} as const;
type Bagian = keyof typeof BAGIAN;

/** One tenant, for those above: who it is, what it has, what it may. */
export function TenantDetailScreen({ no_reg }: { no_reg: string }) {
  const { data, error, refetch } = useQuery(api.tenant.getTenantNoReg.query({ no_reg }, { errors: 'screen' }));
  if (data) return <Detail tenant={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />;
}

function Detail({ tenant }: { tenant: Tenant }) {
  const { tenant_id, no_reg, nama } = tenant;
  const { bagian = 'profil' } = useUrlFilters({
    bagian: filterField.oneOf('instansi', 'kuota', 'statistik', 'pengaturan', 'koneksi'),
  }).filters;
  const canWrite = useSession()?.me.is_super_admin === true;
  const tabs = (Object.keys(BAGIAN) as Bagian[]).map((one) => ({
    label: BAGIAN[one],
    href: hrefTo('tenant.detail', { no_reg }, one === 'profil' ? {} : { bagian: one }),
    current: one === bagian,
  }));
  return (
    <>
      <PageHeader
        title={nama}
        subtitle={`${tenant.kode_tenant} · no reg ${no_reg}`}
        crumbs={[{ label: 'Tenant', href: hrefTo('tenant') }, { label: nama }]}
        actions={canWrite && <Tindakan tenant={tenant} />}
      />
      <SectionTabs label="Bagian induk" tabs={tabs} />
      <div className={classes['stack']}>
        {bagian === 'profil' && <DataTenantCard tenant_id={tenant_id} canWrite={canWrite} />}
        {bagian === 'instansi' && (
          <OrganisasiTenantSection
            tenant_id={tenant_id}
            canWrite={canWrite}
            anggotaHref={({ kode_organisasi }) => hrefTo('tenant.anggota', { no_reg, kode_organisasi })}
          />
        )}
        <Suspense fallback={<Skeleton lines={8} />}>
          {bagian === 'kuota' && <KuotaSection tenant_id={tenant_id} canWrite={canWrite} />}
          {bagian === 'statistik' && <StatistikSection tenant_id={tenant_id} />}
          {bagian === 'pengaturan' && <PengaturanTenantSection tenant_id={tenant_id} canWrite={canWrite} />}
          {bagian === 'koneksi' && <KoneksiSection tenant_id={tenant_id} />}
        </Suspense>
      </div>
    </>
  );
}

function Tindakan({ tenant }: { tenant: Tenant }) {
  const { tenant_id, nama, status, jumlah_organisasi, jumlah_anggota } = tenant;
  const navigate = useNavigate();
  const change = useMutation(api.tenant.changeStatusTenant.mutation());
  const remove = useMutation({
    ...api.tenant.removeTenant.mutation({ gone: true }),
    onSuccess: () => void navigate({ to: hrefTo('tenant') }),
  });
  const actionsOf = useStatusActions((ubah) => change.mutate({ ...ubah, tenant_id }));
  const siapa = `${formatAngka(jumlah_organisasi)} instansi, ${formatAngka(jumlah_anggota)} anggota, dan adminnya`;
  return (
    <>
      <ActionMenu
        label="Ubah status"
        withLabel
        loading={change.isPending}
        actions={actionsOf({ nama, status, siapa })}
      />
      <DeleteButton
        title={`Hapus ${nama}?`}
        message="Induk hanya dapat dihapus selama tidak ada yang bergantung padanya. Kuota, logo, dan akun yang belum diaktifkan ikut terhapus dan tidak dapat dikembalikan."
        loading={remove.isPending}
        onDelete={() => remove.mutate({ tenant_id })}
      />
    </>
  );
}
