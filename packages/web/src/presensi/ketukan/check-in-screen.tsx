import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WeekStrip } from '../../ui/date/week-strip.tsx';
import { CheckInCard } from './check-in-card.tsx';
import classes from './check-in-screen.module.css';
import { MonthSummary } from './month-summary.tsx';
import { isInactive } from '../../base/session/is-inactive.ts';
import { orNothing } from '../../base/page/or-nothing.ts';
import { panggilanOf } from '../../base/api/panggilan-of.ts';
import { salamOf } from '../../base/words/salam-of.ts';
import { TodayEvents } from './today-events.tsx';
import { toWeekDays } from './to-week-days.ts';
import { useLastPresensi } from './use-last-presensi.ts';
import { WaitingTaps } from './waiting-taps.tsx';

// Not needed to attend: they come after the check-in, and are no part of what works from the first visit on without a connection.
const TigaLangkah = lazy(() => orNothing(async () => (await import('./tiga-langkah.tsx')).TigaLangkah));
const UndanganSayaSection = lazy(() =>
  orNothing(async () => (await import('../../anggota/undangan/undangan-saya-section.tsx')).UndanganSayaSection),
);
const MenungguKeputusanSection = lazy(() =>
  orNothing(async () => (await import('../../persetujuan/menunggu-keputusan-section.tsx')).MenungguKeputusanSection),
);
const PengumumanSection = lazy(() =>
  orNothing(async () => (await import('../../pengumuman/pengumuman-section.tsx')).PengumumanSection),
);

type Props = {
  me: Me;
  organisasi: OrganisasiAktif;
  /** What comes next, here and in the member's other organisations. */
  jadwal: ReactNode;
  /** Where a day of his is read, and asked to be put right. */
  hariHref: (tanggal: string) => string;
};

/** A member's Beranda: attend, see what was recorded and what it means, and the week so far. */
export function CheckInScreen({ me, organisasi, jadwal, hariHref }: Props) {
  const { organisasi_id, nama } = organisasi;
  const { last, error, refetch } = useLastPresensi(organisasi_id, me.user_id);
  const zone = last?.timezone ?? organisasi.timezone;

  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <h1>
          {salamOf(zone)}, {panggilanOf(me.nama)}
        </h1>
        <p>
          {last ? `${formatHariTanggal(last.tanggal)} · ` : ''}
          {nama}
        </p>
      </header>
      <Suspense>
        <UndanganSayaSection />
      </Suspense>
      {!last && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!last && !error && <Skeleton lines={6} />}
      {last && !last.is_anggota && (
        <EmptyState title="Anda bukan anggota instansi ini">Presensi Anda tidak dicatat di sini.</EmptyState>
      )}
      {last?.is_anggota && (
        <div className={classes['columns']}>
          <div className={classes['main']}>
            <CheckInCard me={me} organisasi_id={organisasi_id} last={last} />
            <WaitingTaps user_id={me.user_id} zone={zone} />
            {!isInactive(me, organisasi) && (
              <Suspense>
                <TigaLangkah user_id={me.user_id} last={last} />
              </Suspense>
            )}
          </div>
          <div className={classes['side']}>
            <Suspense>
              <MenungguKeputusanSection organisasi_id={organisasi_id} />
            </Suspense>
            <section className={classes['card']}>
              <h2>Hari ini</h2>
              <TodayEvents presensi={last.presensi} />
            </section>
            <section className={classes['card']}>
              <h2>Pekan ini</h2>
              <WeekStrip label="Pekan ini" days={toWeekDays(last, hariHref)} />
            </section>
            {jadwal}
            <Suspense>
              <PengumumanSection organisasi_id={organisasi_id} />
            </Suspense>
            <MonthSummary organisasi_id={organisasi_id} />
          </div>
        </div>
      )}
    </div>
  );
}
