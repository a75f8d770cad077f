import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { lazy, Suspense } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { UnlockLink } from '../../base/lock/unlock-link.tsx';
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

const WajahMenungguSection = lazy(async () => ({
  default: (await import('../../wajah/pendaftaran/wajah-menunggu-section.tsx')).WajahMenungguSection,
}));
const SinkronPanel = lazy(async () => ({ default: (await import('../sinkron/sinkron-panel.tsx')).SinkronPanel }));

/** Kelola Anggota → Daftar: who belongs to the organisation, and where each is placed. */
export function AnggotaScreen({ organisasi_id }: { organisasi_id: number }) {
  const { bagian } = useUrlFilters({ bagian: filterField.oneOf('penempatan', 'sinkronisasi') }).filters;
  const canWrite = useCanWrite();
  const organisasi = useSession()?.organisasi;
  const nama = organisasi?.nama;
  // Open to the free licence of a linked organisation too (aturan/akses#edisi).
  const maySync = canWrite !== 'no' && organisasi !== undefined && organisasi !== null && isTerhubung(organisasi);
  const tab = (label: string, search: { bagian?: 'penempatan' | 'sinkronisasi' }, current: boolean) => {
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
      {(canWrite === 'yes' || maySync) && (
        <SectionTabs
          label="Bagian daftar anggota"
          tabs={[
            tab('Daftar', {}, !bagian),
            ...(canWrite === 'yes' ? [tab('Penempatan', { bagian: 'penempatan' }, bagian === 'penempatan')] : []),
            ...(maySync ? [tab('Sinkronisasi', { bagian: 'sinkronisasi' }, bagian === 'sinkronisasi')] : []),
          ]}
        />
      )}
      {bagian === 'sinkronisasi' && maySync ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <SinkronPanel organisasi_id={organisasi_id} />
        </Suspense>
      ) : bagian === 'penempatan' && canWrite === 'yes' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <PenempatanTable organisasi_id={organisasi_id} />
        </Suspense>
      ) : (
        <div className={classes['stack']}>
          {canWrite === 'yes' && <PermintaanAktivasiSection organisasi_id={organisasi_id} />}
          <Suspense>{canWrite === 'yes' && <WajahMenungguSection organisasi_id={organisasi_id} />}</Suspense>
          {canWrite === 'yes' && <UndanganSection organisasi_id={organisasi_id} />}
          <AnggotaTable organisasi_id={organisasi_id} canWrite={canWrite} />
        </div>
      )}
    </>
  );
}
