import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { BerandaOrganisasiScreen, CheckInScreen } from './home-parts.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { useMenunggu } from '../../persetujuan/use-menunggu.ts';
import { useSession } from '../../base/session/use-session.ts';

const MyPresensiCard = lazy(async () => ({
  default: (await import('../../presensi/ketukan/my-presensi-card.tsx')).MyPresensiCard,
}));
const JadwalSayaCard = lazy(async () => ({
  default: (await import('../../dashboard/kalender/jadwal-saya-card.tsx')).JadwalSayaCard,
}));
const HariTerbukaSection = lazy(async () => ({
  default: (await import('../../kehadiran/hari/hari-terbuka-section.tsx')).HariTerbukaSection,
}));

/** Beranda by role: the check-in to a member, the organisation's day to those above. */
export function HomeScreen() {
  const session = useSession();
  const menunggu = useMenunggu();
  const isHariOpen = useLocation({ select: ({ search }) => 'rinci' in search });
  if (!session?.organisasi) return null;
  const { me, organisasi } = session;
  const jadwal = (
    <Suspense fallback={null}>
      <JadwalSayaCard organisasi_id={organisasi.organisasi_id} />
    </Suspense>
  );
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      {peranOf(me, organisasi) === 'user' ? (
        <>
          <CheckInScreen
            key={organisasi.organisasi_id}
            me={me}
            organisasi={organisasi}
            jadwal={jadwal}
            hariHref={(tanggal) =>
              hrefTo('home', { organisasi_id: organisasi.organisasi_id }, { rinci: `${me.user_id}_${tanggal}` })
            }
          />
          <Suspense>{isHariOpen && <HariTerbukaSection organisasi_id={organisasi.organisasi_id} />}</Suspense>
        </>
      ) : (
        <BerandaOrganisasiScreen
          key={organisasi.organisasi_id}
          me={me}
          organisasi={organisasi}
          menunggu={menunggu}
          presensi={
            <>
              <MyPresensiCard me={me} organisasi_id={organisasi.organisasi_id} />
              {me.jumlah_organisasi > 1 && jadwal}
            </>
          }
        />
      )}
    </Suspense>
  );
}
