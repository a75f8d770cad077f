import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import { KeadaanKuesionerChip } from '../dasar/keadaan-kuesioner-chip.tsx';
import { KuesionerMenu } from '../dasar/kuesioner-menu.tsx';
import { sebutJawaban, sebutMasa } from '../dasar/sebut-kuesioner.ts';
import { useMembaca } from '../dasar/use-membaca.ts';
import { useIsi } from '../susun/isi/use-isi.ts';
import { PratinjauButton } from './pratinjau-button.tsx';
import { SusunanSection } from './susunan-section.tsx';
import { TerbitkanButton } from './terbitkan-button.tsx';
import classes from './detail.module.css';

const HasilSection = lazy(async () => ({ default: (await import('../hasil/hasil-section.tsx')).HasilSection }));
const RespondenSection = lazy(async () => ({ default: (await import('./responden-section.tsx')).RespondenSection }));

type Props = { organisasi_id: number; kuesioner_id: number };

const BAGIAN = { susunan: 'Susunan', responden: 'Responden', hasil: 'Hasil' } as const;
type Bagian = keyof typeof BAGIAN;

/** One questionnaire: its questions, who has answered, and what. */
export function KuesionerDetailScreen({ organisasi_id, kuesioner_id }: Props) {
  const { data, error, refetch } = useQuery(
    api.kuesioner.getKuesioner.query({ organisasi_id, kuesioner_id }, { errors: 'screen' }),
  );
  if (data) return <Detail key={kuesioner_id} organisasi_id={organisasi_id} kuesioner={data} />;
  return (
    <>
      <PageHeader title="Kuesioner" crumbs={[{ label: 'Kuesioner', href: hrefTo('kuesioner', { organisasi_id }) }]} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </>
  );
}

function Detail({ organisasi_id, kuesioner }: { organisasi_id: number; kuesioner: KuesionerDetail }) {
  const { kuesioner_id, judul, keadaan } = kuesioner;
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  // Kept here, so that what is written outlasts a look at another part.
  const penyusun = useIsi(organisasi_id, kuesioner);
  const membaca = useMembaca();
  const asked = useUrlFilters({ bagian: filterField.oneOf('responden', 'hasil') }).filters.bagian ?? 'susunan';
  const terlihat = (Object.keys(BAGIAN) as Bagian[]).filter((one) => one !== 'hasil' || membaca.hasil);
  const bagian = terlihat.includes(asked) ? asked : 'susunan';
  const tabs = terlihat.map((one) => ({
    label: BAGIAN[one],
    href: hrefTo('kuesioner.detail', { organisasi_id, kuesioner_id }, one === 'susunan' ? {} : { bagian: one }),
    current: one === bagian,
  }));
  return (
    <>
      <PageHeader
        title={judul}
        subtitle={
          <span className={classes['facts']}>
            <KeadaanKuesionerChip keadaan={keadaan} />
            {sebutMasa(kuesioner)} · {sebutJawaban(kuesioner)} menjawab
          </span>
        }
        crumbs={[{ label: 'Kuesioner', href: hrefTo('kuesioner', { organisasi_id }) }, { label: judul }]}
        actions={
          <>
            {membaca.hanyaSendiri && keadaan !== 'draf' && keadaan !== 'dijadwalkan' && (
              <LinkButton href={hrefTo('riwayatKuesioner', { organisasi_id }, { kuesioner: kuesioner_id })}>
                Jawaban saya
              </LinkButton>
            )}
            {bagian === 'susunan' && <PratinjauButton isi={penyusun.isi} />}
            {canWrite && (
              <KuesionerMenu
                organisasi_id={organisasi_id}
                kuesioner={kuesioner}
                onDeleted={() => void navigate({ to: hrefTo('kuesioner', { organisasi_id }) })}
              />
            )}
            {canWrite && keadaan === 'draf' && <TerbitkanButton penyusun={penyusun} />}
          </>
        }
      />
      <SectionTabs label="Bagian kuesioner" tabs={tabs} />
      {bagian === 'susunan' && (
        <SusunanSection organisasi_id={organisasi_id} kuesioner={kuesioner} penyusun={penyusun} canWrite={canWrite} />
      )}
      <Suspense fallback={<Skeleton lines={8} />}>
        {bagian === 'responden' && (
          <RespondenSection organisasi_id={organisasi_id} kuesioner={kuesioner} canWrite={canWrite} />
        )}
        {bagian === 'hasil' && <HasilSection organisasi_id={organisasi_id} kuesioner={kuesioner} />}
      </Suspense>
    </>
  );
}
