import { Button } from '@mantine/core';
import { useState } from 'react';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { isCutiAllowed } from '../../base/session/hak/is-cuti-allowed.ts';
import { useSession } from '../../base/session/use-session.ts';
import { KalenderDialog } from '../../cuti/kalender/kalender-dialog.tsx';
import { KalenderSaya } from '../../dashboard/kalender/kalender-saya.tsx';
import { RiwayatKehadiranUserScreen } from '../../kehadiran/riwayat/riwayat-kehadiran-user-screen.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';

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
          isCutiAllowed(organisasi) && (
            <Button variant="default" onClick={() => setSubscribing(true)}>
              Langganan kalender cuti
            </Button>
          )
        }
      />
      {tabs}
      <KalenderSaya />
      <KalenderDialog
        organisasi_id={organisasi_id}
        canSeeAll={false}
        isi="saya"
        opened={subscribing}
        onClose={() => setSubscribing(false)}
      />
    </>
  );
}
