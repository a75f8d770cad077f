import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { TawaranPanduan } from '../base/panduan/tawaran-panduan.tsx';
import { AkhirLanggananSection } from '../billing/akhir-langganan-section.tsx';
import { orNothing } from '../base/page/or-nothing.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { formatHariTanggal } from '../kit/format/format.ts';
import { panggilanOf } from '../base/api/panggilan-of.ts';
import { salamOf } from '../base/words/salam-of.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { WhenIdle } from '../ui/show/when-idle.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PerhatianCard } from './perhatian-card.tsx';
import { TindakLanjutCard } from './tindak-lanjut/tindak-lanjut-card.tsx';
import classes from './beranda-organisasi-screen.module.css';
import { berandaQuery } from './beranda-query.ts';
import { RingkasanCards } from './ringkasan-cards.tsx';
import type { Menunggu } from './tindak-lanjut/perlu.ts';
import { useHariHref } from './use-hari-href.ts';

// The figures are the screen; these come after it, each into the room that is kept for it.
const UndanganSayaSection = lazy(() =>
  orNothing(async () => (await import('../anggota/undangan/undangan-saya-section.tsx')).UndanganSayaSection),
);
const PengumumanSection = lazy(() =>
  orNothing(async () => (await import('../pengumuman/pengumuman-section.tsx')).PengumumanSection),
);
const LangkahAwalCard = lazy(async () => ({ default: (await import('./langkah-awal-card.tsx')).LangkahAwalCard }));
const TanpaJadwal = lazy(async () => ({ default: (await import('./tanpa-jadwal.tsx')).TanpaJadwal }));
const TrenCard = lazy(async () => ({ default: (await import('./tren-card.tsx')).TrenCard }));

type Props = {
  me: Me;
  organisasi: OrganisasiAktif;
  /** The check-in of those who are members themselves. */
  presensi?: ReactNode;
  /** How much waits for one's own decision; `undefined` data while it is asked, or where it cannot be told. */
  menunggu: { data?: Menunggu | undefined; isLoading: boolean };
};

const REFRESH_MS = 60_000;

/** Beranda of those who look after an organisation: today, who is missing, what waits, and the trend. */
export function BerandaOrganisasiScreen({ me, organisasi, presensi, menunggu }: Props) {
  const { organisasi_id, nama, timezone } = organisasi;
  const {
    data: arrived,
    error,
    refetch,
  } = useQuery({
    ...berandaQuery({ organisasi_id }),
    refetchInterval: REFRESH_MS,
  });
  // Drawn in slices: on a slow phone all of it at once would hold up whoever presses something meanwhile.
  const data = useDeferredValue(arrived);
  const waiting = useDeferredValue(menunggu.isLoading ? null : menunggu);
  const day = data?.organisasi;
  const { dayHref, hrefOf, isLocked } = useHariHref(organisasi_id, data?.tanggal);
  return (
    <>
      <PageHeader
        title={`${salamOf(timezone)}, ${panggilanOf(me.nama)}`}
        subtitle={data ? `${formatHariTanggal(data.tanggal)} · ${nama}` : nama}
        actions={
          <LinkButton variant="default" href={dayHref()}>
            {isLocked ? 'Riwayat Kehadiran' : 'Kehadiran Harian'}
          </LinkButton>
        }
      />
      {error && !arrived ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['page']}>
          {day && <TawaranPanduan nama="beranda" />}
          {data && <AkhirLanggananSection organisasi={organisasi} today={data.tanggal} />}
          {data && (
            <WhenIdle>
              <Suspense>
                <UndanganSayaSection />
              </Suspense>
            </WhenIdle>
          )}
          <Suspense>
            {day?.langkah_awal && (
              <LangkahAwalCard
                organisasi_id={organisasi_id}
                langkah={day.langkah_awal}
                isAnggota={data?.saya !== null}
              />
            )}
          </Suspense>
          <RingkasanCards
            ringkasan={day?.hari_ini}
            terakhir={day?.hari_kerja_terakhir}
            {...(day?.is_tanpa_jadwal && {
              tanpaJadwal: (
                <Suspense>
                  <TanpaJadwal organisasi_id={organisasi_id} />
                </Suspense>
              ),
            })}
            {...(day && { hrefOf: (keadaan, tanggal) => hrefOf(keadaan, { tanggal }) })}
          />
          <div className={classes['columns']}>
            <div className={classes['column']}>
              {/* Drawn once: rows that come a moment later would move those that somebody is about to press. */}
              {day && waiting ? (
                <TindakLanjutCard organisasi_id={organisasi_id} items={day.tindak_lanjut} menunggu={waiting.data} />
              ) : (
                <Skeleton lines={1} height={320} />
              )}
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
                {day ? (
                  <WhenIdle fallback={<Skeleton lines={1} height={320} />}>
                    <TrenCard tren={day.tren} hrefOf={dayHref} />
                  </WhenIdle>
                ) : (
                  <Skeleton lines={1} height={320} />
                )}
              </Suspense>
            </div>
            <div className={classes['column']}>
              {data?.saya && presensi}
              {day && (
                <WhenIdle>
                  <Suspense>
                    <PengumumanSection organisasi_id={organisasi_id} />
                  </Suspense>
                </WhenIdle>
              )}
              {day ? (
                <PerhatianCard
                  organisasi_id={organisasi_id}
                  ringkasan={day.hari_ini}
                  terakhir={day.hari_kerja_terakhir}
                  hrefOf={hrefOf}
                />
              ) : (
                <Skeleton lines={1} height={320} />
              )}
            </div>
          </div>
        </div>
      )}
    </>
  );
}
