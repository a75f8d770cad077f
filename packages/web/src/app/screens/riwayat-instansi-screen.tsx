import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { lazy, Suspense } from 'react';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { hasAccess } from '../../base/session/has-access.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { useSession } from '../../base/session/use-session.ts';
import { RiwayatKehadiranScreen } from '../../kehadiran/riwayat/riwayat-kehadiran-screen.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const LockedScreen = lazy(async () => ({
  default: (await import('../../base/lock/locked-screen.tsx')).LockedScreen,
}));
const VervalSection = lazy(async () => ({
  default: (await import('../../verval/bulan/verval-section.tsx')).VervalSection,
}));

type Bagian = 'riwayat' | 'verval';
const FIELDS = { bagian: filterField.oneOf<Bagian>('riwayat', 'verval') };

/** Riwayat Kehadiran: every member-day, and to those who close months the desk on which they do. */
export function RiwayatInstansiScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters(FIELDS);
  const session = useSession();
  const organisasi = session?.organisasi;
  if (!organisasi) return null;
  const peran = peranOf(session.me, organisasi);
  if (!seesSemua(peran) || !hasAccess(session.izin, 'presensi.daftar-presensi-verval')) {
    return <RiwayatKehadiranScreen organisasi_id={organisasi_id} />;
  }

  const bagian = filters.bagian ?? 'riwayat';
  const tab = (label: string, part: Bagian) => ({
    label,
    href: hrefTo('riwayatKehadiran', { organisasi_id }, part === 'riwayat' ? {} : { bagian: part }),
    current: part === bagian,
  });
  const tabs = <SectionTabs label="Bagian kehadiran" tabs={[tab('Riwayat', 'riwayat'), tab('Verval', 'verval')]} />;
  if (bagian === 'riwayat') return <RiwayatKehadiranScreen organisasi_id={organisasi_id} tabs={tabs} />;
  return (
    <>
      <PageHeader
        title="Verval"
        subtitle="Kehadiran sebulan diperiksa, lalu dibekukan."
        crumbs={[
          { label: organisasi.nama, href: hrefTo('home', { organisasi_id }) },
          { label: 'Riwayat Kehadiran', href: hrefTo('riwayatKehadiran', { organisasi_id }) },
          { label: 'Verval' },
        ]}
      />
      {tabs}
      <Suspense fallback={<Skeleton lines={12} />}>
        {isTerkunci('linked', peran, organisasi) ? (
          <LockedScreen session={session} organisasi={organisasi} feature="Verval" />
        ) : (
          <VervalSection organisasi_id={organisasi_id} />
        )}
      </Suspense>
    </>
  );
}
