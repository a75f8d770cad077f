import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { useSession } from '../../base/session/use-session.ts';
import { RiwayatKehadiranUserScreen } from '../../kehadiran/riwayat/riwayat-kehadiran-user-screen.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';

const KalenderSaya = lazy(async () => ({
  default: (await import('../../dashboard/kalender/kalender-saya.tsx')).KalenderSaya,
}));
const KalenderDialog = lazy(async () => ({
  default: (await import('../../cuti/kalender/kalender-dialog.tsx')).KalenderDialog,
}));

type Bagian = 'riwayat' | 'kalender';
const FIELDS = { bagian: filterField.oneOf<Bagian>('riwayat', 'kalender') };

/** One's own attendance: day by day in this organisation, and one calendar over all of one's organisations. */
export function KehadiranSayaScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters(FIELDS);
  const [subscribing, setSubscribing] = useState(false);
  const organisasi = useSession()?.organisasi;
  const bagian = filters.bagian ?? 'riwayat';
  const tab = (label: string, part: Bagian) => ({
    label,
    href: hrefTo('riwayatKehadiranUser', { organisasi_id }, part === 'riwayat' ? {} : { bagian: part }),
    current: part === bagian,
  });
  const tabs = <SectionTabs label="Bagian kehadiran" tabs={[tab('Riwayat', 'riwayat'), tab('Kalender', 'kalender')]} />;
  if (bagian === 'riwayat') return <RiwayatKehadiranUserScreen organisasi_id={organisasi_id} tabs={tabs} />;
  return (
    <>
      <PageHeader
        title="Kalender Saya"
        subtitle="Jam kerja, hari libur, cuti, dan kehadiran Anda di semua instansi."
        actions={
          organisasi &&
          isCutiTerbuka(organisasi) && (
            <Button variant="default" onClick={() => setSubscribing(true)}>
              Langganan kalender cuti
            </Button>
          )
        }
      />
      {tabs}
      <Suspense fallback={<Skeleton lines={6} />}>
        <KalenderSaya />
      </Suspense>
      <Suspense>
        {subscribing && (
          <KalenderDialog
            organisasi_id={organisasi_id}
            canSeeAll={false}
            isi="saya"
            opened
            onClose={() => setSubscribing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
