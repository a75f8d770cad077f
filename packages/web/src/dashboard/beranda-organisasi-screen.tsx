import type { Me } from '@hadir/contract/auth/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { orNothing } from '../base/page/or-nothing.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { api } from '../base/api/api.ts';
import { formatHariTanggal } from '../kit/format/format.ts';
import { panggilanOf } from '../base/api/panggilan-of.ts';
import { salamOf } from '../base/words/salam-of.ts';
import { AkhirLanggananSection } from '../billing/akhir-langganan-section.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import classes from './beranda-organisasi-screen.module.css';
import { LangkahAwalCard } from './langkah-awal-card.tsx';
import { RingkasanCards } from './ringkasan-cards.tsx';
import { TanpaJadwal } from './tanpa-jadwal.tsx';
import type { Menunggu } from './tindak-lanjut/perlu.ts';
import { TindakLanjutCard } from './tindak-lanjut/tindak-lanjut-card.tsx';
import { TrenCard } from './tren-card.tsx';
import { useHariHref } from './use-hari-href.ts';

// The figures, the list of what waits and the trend are the screen; these come after it.
const TawaranPanduan = lazy(() =>
  orNothing(async () => (await import('../base/panduan/tawaran-panduan.tsx')).TawaranPanduan),
);
const UndanganSayaSection = lazy(() =>
  orNothing(async () => (await import('../anggota/undangan/undangan-saya-section.tsx')).UndanganSayaSection),
);
const PengumumanSection = lazy(() =>
  orNothing(async () => (await import('../pengumuman/pengumuman-section.tsx')).PengumumanSection),
);
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
          {data && <AkhirLanggananSection organisasi={organisasi} today={data.tanggal} />}
          <Suspense>
            <UndanganSayaSection />
          </Suspense>
          {day?.langkah_awal && (
            <LangkahAwalCard organisasi_id={organisasi_id} langkah={day.langkah_awal} isAnggota={data?.saya !== null} />
          )}
          <RingkasanCards
            ringkasan={day?.hari_ini}
            terakhir={day?.hari_kerja_terakhir}
            {...(day?.is_tanpa_jadwal && { tanpaJadwal: <TanpaJadwal organisasi_id={organisasi_id} /> })}
            {...(day && { hrefOf: (keadaan, tanggal) => hrefOf(keadaan, { tanggal }) })}
          />
          <div className={classes['columns']}>
            <div className={classes['column']}>
              {/* Drawn once: rows that come a moment later would move those that somebody is about to press. */}
              {day && !menunggu.isLoading ? (
                <TindakLanjutCard organisasi_id={organisasi_id} items={day.tindak_lanjut} menunggu={menunggu.data} />
              ) : (
                <Skeleton lines={1} height={320} />
              )}
              {day && <TrenCard tren={day.tren} hrefOf={dayHref} />}
            </div>
            <div className={classes['column']}>
              {data?.saya && presensi}
              <Suspense>
                <PengumumanSection organisasi_id={organisasi_id} />
              </Suspense>
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
                {day ? (
                  <PerhatianCard organisasi_id={organisasi_id} ringkasan={day.hari_ini} hrefOf={hrefOf} />
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
