import { lazy, Suspense } from 'react';
import { AtributAnggotaSection } from '../atribut/atribut-anggota-section.tsx';
import { useSession } from '../base/session/use-session.ts';
import { SimpatikaSection } from '../auth/simpatika/simpatika-section.tsx';
import { WajahSayaSection } from '../wajah/pendaftaran/wajah-saya-section.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { DataSayaCard } from './data-saya-card.tsx';
import { DataDiri } from './data-diri.tsx';
import { FotoCard } from './foto-card.tsx';
import classes from './profil.module.css';
import { PemberitahuanCard } from './pemberitahuan-card.tsx';
import { SesiList } from './sesi-list.tsx';

const KeamananSection = lazy(async () => ({
  default: (await import('../auth/faktor/keamanan-section.tsx')).KeamananSection,
}));
const PembukaFotoSection = lazy(async () => ({
  default: (await import('../log/pembuka-foto-section.tsx')).PembukaFotoSection,
}));

/** One's own account: photo, data, and where one is signed in. */
export function ProfilScreen() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <PageHeader title="Profil" subtitle="Data diri, foto, dan sesi masuk Anda." />
      <div className={classes['columns']}>
        <FotoCard me={session.me} />
        <div className={classes['stack']}>
          <DataDiri session={session} />
          {session.organisasi?.user.role && (
            <AtributAnggotaSection
              organisasi_id={session.organisasi.organisasi_id}
              user_id={session.me.user_id}
              isOneself
            />
          )}
          {session.organisasi && session.me.tenant_id !== null && (
            <WajahSayaSection organisasi_id={session.organisasi.organisasi_id} nama={session.me.nama} />
          )}
          <Suspense fallback={<Skeleton lines={1} height={180} />}>
            <KeamananSection />
          </Suspense>
          <SimpatikaSection />
          <PemberitahuanCard organisasi_id={session.organisasi?.organisasi_id ?? 0} />
          <SesiList />
          {session.me.tenant_id !== null && <DataSayaCard />}
          <Suspense>
            <PembukaFotoSection />
          </Suspense>
        </div>
      </div>
    </>
  );
}
