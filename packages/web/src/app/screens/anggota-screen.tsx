import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { lazy, Suspense } from 'react';
import { AnggotaDetailScreen } from '../../anggota/daftar/anggota-detail-screen.tsx';
import { hasAccess } from '../../base/session/has-access.ts';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { useSession } from '../../base/session/use-session.ts';

const BulanAnggotaCard = lazy(async () => ({
  default: (await import('../../laporan/rekap/bulan-anggota-card.tsx')).BulanAnggotaCard,
}));
const SaldoAnggotaCard = lazy(async () => ({
  default: (await import('../../cuti/saldo/saldo-anggota-card.tsx')).SaldoAnggotaCard,
}));
const JadwalAnggotaCard = lazy(async () => ({
  default: (await import('../../jadwal/kerja/jadwal-anggota-card.tsx')).JadwalAnggotaCard,
}));
const MenungguAnggotaCard = lazy(async () => ({
  default: (await import('./menunggu-anggota-card.tsx')).MenungguAnggotaCard,
}));

type Props = { organisasi_id: number; user_id: number };

/** One member: who he is, and to those who look after the organisation how his month goes and what waits of him. */
export function AnggotaScreen({ organisasi_id, user_id }: Props) {
  const session = useSession();
  const organisasi = session?.organisasi;
  const peran = session && organisasi && peranOf(session.me, organisasi);
  if (!peran || peran === 'user') return <AnggotaDetailScreen organisasi_id={organisasi_id} user_id={user_id} />;
  const mayRead = (izin: Parameters<typeof hasAccess>[1]) => hasAccess(session.izin, izin);
  const isOpen = !isTerkunci('linked', peran, organisasi);
  const withCuti = isCutiTerbuka(organisasi) && !isTerkunci('premium', peran, organisasi);
  return (
    <AnggotaDetailScreen
      organisasi_id={organisasi_id}
      user_id={user_id}
      kehadiran={({ nama }) => (
        <Suspense>
          {isOpen && <MenungguAnggotaCard organisasi_id={organisasi_id} user_id={user_id} withCuti={withCuti} />}
          {mayRead('presensi.daftar-presensi') && <BulanAnggotaCard organisasi_id={organisasi_id} user_id={user_id} />}
          {withCuti && mayRead('cuti-saldo.index') && (
            <SaldoAnggotaCard organisasi_id={organisasi_id} user_id={user_id} nama={nama} />
          )}
          {isOpen && <JadwalAnggotaCard organisasi_id={organisasi_id} user_id={user_id} />}
        </Suspense>
      )}
    />
  );
}
