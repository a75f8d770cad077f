import { lazy, Suspense } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { UnlockLink } from '../../base/links/unlock-link.tsx';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AnggotaActions } from './anggota-actions.tsx';
import { AnggotaTable } from './anggota-table.tsx';
import { PermintaanAktivasiSection } from '../permintaan/permintaan-aktivasi-section.tsx';
import classes from '../dasar/anggota.module.css';
import { UndanganSection } from '../undangan/undangan-section.tsx';

const PenempatanTable = lazy(async () => ({
  default: (await import('../penempatan/penempatan-table.tsx')).PenempatanTable,
}));

/** Kelola Anggota → Daftar: who belongs to the organisation, and where each is placed. */
export function AnggotaScreen({ organisasi_id }: { organisasi_id: number }) {
  const { bagian } = useUrlFilters({ bagian: filterField.oneOf('penempatan') }).filters;
  const canWrite = useCanWrite();
  const nama = useSession()?.organisasi?.nama;
  const tab = (label: string, search: { bagian?: string }, current: boolean) => {
    return { label, href: hrefTo('user', { organisasi_id }, search), current };
  };
  return (
    <>
      <PageHeader
        title="Daftar Anggota"
        subtitle="Semua orang yang menjadi anggota instansi ini."
        crumbs={[
          ...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Kelola Anggota' },
          { label: 'Daftar' },
        ]}
        actions={
          canWrite === 'yes' ? (
            <AnggotaActions organisasi_id={organisasi_id} />
          ) : (
            canWrite === 'locked' && <UnlockLink organisasi_id={organisasi_id}>Buka Kelola Anggota</UnlockLink>
          )
        }
      />
      {canWrite === 'yes' && (
        <SectionTabs
          label="Bagian daftar anggota"
          tabs={[tab('Daftar', {}, !bagian), tab('Penempatan', { bagian: 'penempatan' }, bagian === 'penempatan')]}
        />
      )}
      {bagian === 'penempatan' && canWrite === 'yes' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <PenempatanTable organisasi_id={organisasi_id} />
        </Suspense>
      ) : (
        <div className={classes['stack']}>
          {canWrite === 'yes' && <PermintaanAktivasiSection organisasi_id={organisasi_id} />}
          {canWrite === 'yes' && <UndanganSection organisasi_id={organisasi_id} />}
          <AnggotaTable organisasi_id={organisasi_id} canWrite={canWrite} />
        </div>
      )}
    </>
  );
}
