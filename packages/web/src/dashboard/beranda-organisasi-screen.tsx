import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { orNothing } from '../base/page/or-nothing.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { api } from '../base/api/api.ts';
import { formatHariTanggal } from '../kit/format/format.ts';
import { panggilanOf } from '../base/api/panggilan-of.ts';
import { salamOf } from '../base/words/salam-of.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import classes from './beranda-organisasi-screen.module.css';
import { RingkasanCards } from './ringkasan-cards.tsx';
import type { Menunggu } from './tindak-lanjut/perlu.ts';
import { useHariHref } from './use-hari-href.ts';

// The figures are the screen; these come after it, each into the room that is kept for it.
const TawaranPanduan = lazy(() =>
  orNothing(async () => (await import('../base/panduan/tawaran-panduan.tsx')).TawaranPanduan),
);
const UndanganSayaSection = lazy(() =>
  orNothing(async () => (await import('../anggota/undangan/undangan-saya-section.tsx')).UndanganSayaSection),
);
const PengumumanSection = lazy(() =>
  orNothing(async () => (await import('../pengumuman/pengumuman-section.tsx')).PengumumanSection),
);
const AkhirLanggananSection = lazy(() =>
  orNothing(async () => (await import('../billing/akhir-langganan-section.tsx')).AkhirLanggananSection),
);
const LangkahAwalCard = lazy(async () => ({ default: (await import('./langkah-awal-card.tsx')).LangkahAwalCard }));
const TanpaJadwal = lazy(async () => ({ default: (await import('./tanpa-jadwal.tsx')).TanpaJadwal }));
const TindakLanjutCard = lazy(async () => ({
  default: (await import('./tindak-lanjut/tindak-lanjut-card.tsx')).TindakLanjutCard,
}));
const TrenCard = lazy(async () => ({ default: (await import('./tren-card.tsx')).TrenCard }));
const PerhatianCard = lazy(async () => ({ default: (await import('./perhatian-card.tsx')).PerhatianCard }));

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
  const { data, error, refetch } = useQuery({
    ...api.dashboard.getBerandaOrganisasi.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    refetchInterval: REFRESH_MS,
  });
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
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['page']}>
          <Suspense>{day && <TawaranPanduan nama="beranda" />}</Suspense>
          <Suspense>{data && <AkhirLanggananSection organisasi={organisasi} today={data.tanggal} />}</Suspense>
          <Suspense>
            <UndanganSayaSection />
          </Suspense>
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
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
                {/* Drawn once: rows that come a moment later would move those that somebody is about to press. */}
                {day && !menunggu.isLoading ? (
                  <TindakLanjutCard organisasi_id={organisasi_id} items={day.tindak_lanjut} menunggu={menunggu.data} />
                ) : (
                  <Skeleton lines={1} height={320} />
                )}
              </Suspense>
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
                {day && <TrenCard tren={day.tren} hrefOf={dayHref} />}
              </Suspense>
            </div>
            <div className={classes['column']}>
              {data?.saya && presensi}
              <Suspense>
                <PengumumanSection organisasi_id={organisasi_id} />
              </Suspense>
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
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
              </Suspense>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
