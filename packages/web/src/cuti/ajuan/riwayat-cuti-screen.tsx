import { crumbAtas } from '../../base/page/crumb-atas.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { isInactive } from '../../base/session/is-inactive.ts';
import { useSession } from '../../base/session/use-session.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { CutiList } from './cuti-list.tsx';
import { CutiTabs, type BagianCuti } from './cuti-tabs.tsx';
import classes from '../dasar/cuti.module.css';
import { FILTER_KALENDER } from '../kalender/filter-kalender.ts';
import { SaldoCards } from '../saldo/saldo-cards.tsx';

const AntreanCuti = lazy(async () => ({ default: (await import('./antrean-cuti.tsx')).AntreanCuti }));
const KalenderCuti = lazy(async () => ({ default: (await import('../kalender/kalender-cuti.tsx')).KalenderCuti }));
const KalenderDialog = lazy(async () => ({
  default: (await import('../kalender/kalender-dialog.tsx')).KalenderDialog,
}));

const { siapa, group_id } = FILTER_KALENDER;
const FIELDS = {
  siapa,
  group_id,
  bagian: filterField.oneOf<BagianCuti>('saya', 'menunggu', 'diputuskan', 'semua', 'kalender'),
};

/** Ajuan Cuti; who has left the place reads his own there, and nothing more (aturan/akses#tidak-aktif). */
export function RiwayatCutiScreen({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  if (session === null || !isInactive(session.me, session.organisasi))
    return <CutiAnggota organisasi_id={organisasi_id} />;
  return (
    <>
      <PageHeader
        title="Ajuan Cuti"
        subtitle="Ajuan Anda di sini dan keputusannya."
        crumbs={[{ label: 'Beranda' }, { label: 'Ajuan' }]}
      />
      <CutiList organisasi_id={organisasi_id} isi="saya" />
    </>
  );
}

/** A member's balances and requests, what waits for one's decision, to operators everybody's, and the calendar. */
function CutiAnggota({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const [subscribing, setSubscribing] = useState(false);
  const organisasi = useSession()?.organisasi;
  const isMember = organisasi?.status_anggota !== null;
  const isAbove = useSeesSemua();
  const parts: BagianCuti[] = [
    ...(isMember ? (['saya'] as const) : []),
    'menunggu',
    'diputuskan',
    ...(isAbove ? (['semua'] as const) : []),
    'kalender',
  ];
  const { filters } = useUrlFilters(FIELDS);
  const bagian = filters.bagian ?? (isAbove ? 'semua' : 'saya');
  const canWrite = useCanWrite() === 'yes';
  return (
    <>
      <PageHeader
        title="Ajuan Cuti"
        subtitle="Saldo, ajuan, dan keputusannya."
        crumbs={[crumbAtas(isAbove), { label: 'Ajuan' }]}
        actions={
          <>
            <Button variant="default" onClick={() => setSubscribing(true)}>
              Langganan kalender
            </Button>
            {(isMember || canWrite) && (
              <Button
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                onClick={() => void navigate({ to: hrefTo('cuti', { organisasi_id }) })}
              >
                Ajukan cuti
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        {subscribing && (
          <KalenderDialog
            organisasi_id={organisasi_id}
            canSeeAll={isAbove}
            isi={
              bagian === 'kalender'
                ? (filters.siapa ?? (isAbove && !filters.group_id ? 'instansi' : 'grup'))
                : undefined
            }
            opened
            onClose={() => setSubscribing(false)}
          />
        )}
      </Suspense>
      <div className={classes['stack']}>
        {isMember && bagian === 'saya' && <SaldoCards organisasi_id={organisasi_id} withTools />}
        <CutiTabs organisasi_id={organisasi_id} current={bagian} parts={parts} />
        <Suspense fallback={<Skeleton lines={8} />}>
          {bagian === 'menunggu' ? (
            <AntreanCuti organisasi_id={organisasi_id} />
          ) : bagian === 'kalender' ? (
            <KalenderCuti organisasi_id={organisasi_id} canSeeAll={isAbove} isMember={isMember} />
          ) : (
            <CutiList key={bagian} organisasi_id={organisasi_id} isi={bagian} />
          )}
        </Suspense>
      </div>
    </>
  );
}
