import { crumbAtas } from '../../base/page/crumb-atas.ts';
import { seesAntrean } from '@hadir/rules/persetujuan/sees-antrean.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { lazy, Suspense } from 'react';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { TawaranPanduan } from '../../base/panduan/tawaran-panduan.tsx';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { pemegangOf } from '../../base/session/pemegang-of.ts';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { useSession, type Session } from '../../base/session/use-session.ts';
import { ANTREAN, type Antrean } from '../../persetujuan/bagian-persetujuan.ts';
import classes from '../../persetujuan/jalur-section.module.css';
import { PersetujuanTabs } from '../../persetujuan/persetujuan-tabs.tsx';
import { useMenunggu } from '../../persetujuan/use-menunggu.ts';
import { Link } from '../../ui/show/link.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const AntreanCuti = lazy(async () => ({ default: (await import('../../cuti/ajuan/antrean-cuti.tsx')).AntreanCuti }));
const AntreanGangguanSection = lazy(async () => ({
  default: (await import('../../gangguan/antrean-gangguan-section.tsx')).AntreanGangguanSection,
}));
const AntreanTukarSection = lazy(async () => ({
  default: (await import('../../jadwal/tukar/antrean-tukar-section.tsx')).AntreanTukarSection,
}));
const HariTercatat = lazy(async () => ({
  default: (await import('../../kehadiran/hari/hari-tercatat.tsx')).HariTercatat,
}));
const AntreanKlaimSection = lazy(async () => ({
  default: (await import('../../klaim-presensi/antrean-klaim-section.tsx')).AntreanKlaimSection,
}));
const JalurList = lazy(async () => ({ default: (await import('../../persetujuan/jalur-list.tsx')).JalurList }));
const AntreanManualSection = lazy(async () => ({
  default: (await import('../../presensi/manual/antrean-manual-section.tsx')).AntreanManualSection,
}));
const DaftarDitinjau = lazy(async () => ({
  default: (await import('../../presensi/putusan/daftar-ditinjau.tsx')).DaftarDitinjau,
}));

const AntreanTertahanSection = lazy(async () => ({
  default: (await import('../../perangkat/tertahan/antrean-tertahan-section.tsx')).AntreanTertahanSection,
}));
const AntreanWajahSection = lazy(async () => ({
  default: (await import('../../wajah/presensi/antrean-wajah-section.tsx')).AntreanWajahSection,
}));

const FIELDS = { bagian: filterField.oneOf(...ANTREAN, 'jalur'), user_id: filterField.id };

/**
 * One desk for everything that waits for one's own decision, operator or not; it opens at the first queue in which
 * something waits. To those above the members it leads to the chains through which requests go.
 */
export function PersetujuanScreen({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const isAbove = useSeesSemua();
  const { filters } = useUrlFilters(FIELDS);
  const { data: jumlah, isLoading } = useMenunggu();
  const parts = session ? partsOf(session) : [];
  const asked = parts.find((part) => part === filters.bagian);
  const isJalur = isAbove && filters.bagian === 'jalur';
  const current = asked ?? parts.find((part) => (jumlah?.[part] ?? 0) > 0) ?? parts[0];
  return (
    <>
      <PageHeader
        title="Persetujuan"
        subtitle={
          isJalur
            ? 'Siapa yang memutuskan, berurutan; penggantinya bila pergi, dan kapan naik ke jenjang berikutnya.'
            : 'Ajuan yang menunggu keputusan Anda, dengan buktinya.'
        }
        crumbs={[crumbAtas(isAbove), { label: 'Persetujuan' }]}
        actions={
          isAbove &&
          !isJalur && (
            <LinkButton variant="default" href={hrefTo('persetujuan', { organisasi_id }, { bagian: 'jalur' })}>
              Jalur persetujuan
            </LinkButton>
          )
        }
      />
      <div className={classes['list']}>
        {!isJalur && <TawaranPanduan nama="persetujuan" />}
        <PersetujuanTabs
          organisasi_id={organisasi_id}
          current={isJalur ? undefined : current}
          parts={parts}
          jumlah={jumlah}
        />
        {filters.user_id !== undefined && (
          <p>
            Hanya ajuan satu orang.{' '}
            <Link href={hrefTo('persetujuan', { organisasi_id }, { bagian: filters.bagian })}>Semua ajuan</Link>
          </p>
        )}
        {isJalur ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <JalurList organisasi_id={organisasi_id} />
          </Suspense>
        ) : isLoading && !asked ? (
          <Skeleton lines={8} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            <AntreanOf key={current} bagian={current} organisasi_id={organisasi_id} isAbove={isAbove} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** What is nobody's request is there for who may see it, leave only where it is in use. */
function partsOf(session: Session): Antrean[] {
  const { organisasi } = session;
  const oleh = pemegangOf(session);
  const hasCuti = organisasi !== null && isCutiTerbuka(organisasi) && !isTerkunci('premium', oleh.peran, organisasi);
  return ANTREAN.filter((part) => {
    if (part === 'cuti') return hasCuti;
    if (part === 'wajah') return seesAntrean(oleh, 'pendaftaran_wajah') || seesAntrean(oleh, 'swafoto_wajah');
    if (part === 'tertahan' || part === 'ditinjau' || part === 'gangguan') return seesAntrean(oleh, part);
    return true;
  });
}

type AntreanProps = { bagian: Antrean | undefined; organisasi_id: number; isAbove: boolean };

function AntreanOf({ bagian, organisasi_id, isAbove }: AntreanProps) {
  switch (bagian) {
    case 'ditinjau':
      return <DaftarDitinjau organisasi_id={organisasi_id} />;
    case 'klaim':
      return (
        <AntreanKlaimSection
          organisasi_id={organisasi_id}
          tercatatOf={
            isAbove
              ? (klaim) => <HariTercatat key={klaim.presensi_klaim_id} organisasi_id={organisasi_id} {...klaim} />
              : undefined
          }
        />
      );
    case 'cuti':
      return <AntreanCuti organisasi_id={organisasi_id} />;
    case 'tukar_shift':
      return <AntreanTukarSection organisasi_id={organisasi_id} />;
    case 'gangguan':
      return <AntreanGangguanSection organisasi_id={organisasi_id} />;
    case 'wajah':
      return <AntreanWajahSection organisasi_id={organisasi_id} />;
    case 'tertahan':
      return <AntreanTertahanSection organisasi_id={organisasi_id} />;
    default:
      return <AntreanManualSection organisasi_id={organisasi_id} />;
  }
}
