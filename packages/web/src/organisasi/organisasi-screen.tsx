import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hrefTo } from '../base/links/href-to.ts';
import { UnlockLink } from '../base/lock/unlock-link.tsx';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ProfilOrganisasiSection } from './profil-organisasi-section.tsx';

const LokasiSection = lazy(async () => ({ default: (await import('../lokasi/lokasi-section.tsx')).LokasiSection }));
const PengaturanSection = lazy(async () => ({
  default: (await import('../pengaturan/pengaturan-section.tsx')).PengaturanSection,
}));

/** Profil dan Konfigurasi: what the organisation says of itself, where one attends, and by which settings. */
export function OrganisasiScreen({ organisasi_id }: { organisasi_id: number }) {
  const { bagian } = useUrlFilters({ bagian: filterField.oneOf('lokasi', 'pengaturan') }).filters;
  const mayWrite = useCanWrite();
  const canWrite = mayWrite === 'yes';
  const {
    data: organisasi,
    error,
    refetch,
  } = useQuery(api.organisasi.getOrganisasi.query({ organisasi_id }, { errors: 'screen' }));
  const tab = (label: string, own?: 'lokasi' | 'pengaturan') => ({
    label,
    href: hrefTo('organisasi.detail', { organisasi_id }, { bagian: own }),
    current: bagian === own,
  });
  return (
    <>
      <PageHeader
        title="Profil dan Konfigurasi"
        subtitle={organisasi && `${organisasi.nama} · ${organisasi.kode_organisasi}`}
        crumbs={[
          { label: organisasi?.nama ?? 'Instansi', href: hrefTo('home', { organisasi_id }) },
          { label: 'Profil dan Konfigurasi' },
        ]}
        actions={
          <>
            {mayWrite === 'locked' && <UnlockLink organisasi_id={organisasi_id}>Buka Konfigurasi</UnlockLink>}
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
          </>
        }
      />
      <SectionTabs
        label="Bagian profil dan konfigurasi"
        tabs={[tab('Profil'), tab('Lokasi presensi', 'lokasi'), tab('Pengaturan', 'pengaturan')]}
      />
      <Suspense fallback={<Skeleton lines={8} />}>
        {bagian === 'lokasi' && <LokasiSection organisasi_id={organisasi_id} canWrite={canWrite} />}
        {bagian === 'pengaturan' && organisasi && <PengaturanSection organisasi={organisasi} canWrite={canWrite} />}
      </Suspense>
      {!bagian && organisasi && <ProfilOrganisasiSection organisasi={organisasi} canWrite={canWrite} />}
      {bagian !== 'lokasi' &&
        !organisasi &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
    </>
  );
}
