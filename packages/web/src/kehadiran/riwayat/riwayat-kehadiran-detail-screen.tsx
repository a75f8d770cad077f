import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EventPlace } from '../hari/event-place.tsx';
import { HariDetail } from '../hari/hari-detail.tsx';
import classes from './riwayat-kehadiran-detail-screen.module.css';

type Props = { organisasi_id: number; presensi_id: number };

/** One attendance event: the day that it belongs to, its place, its photo and why its status is what it is. */
export function RiwayatKehadiranDetailScreen({ organisasi_id, presensi_id }: Props) {
  const seesSemua = useSeesSemua();
  const query = useQuery(api.presensi.getPresensi.query({ organisasi_id, presensi_id }, { errors: 'screen' }));
  const list = hrefTo(seesSemua ? 'riwayatKehadiran' : 'riwayatKehadiranUser', { organisasi_id });
  const title = query.data ? formatHariTanggal(query.data.presensi.tanggal) : 'Rincian Kehadiran';
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: 'Riwayat Kehadiran', href: list }, { label: 'Rincian Kehadiran' }]} />
      <div className={classes['card']}>
        {query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <Skeleton lines={8} />
        ) : query.data.hari.length > 0 ? (
          query.data.hari.map((hari) => (
            <HariDetail
              key={hari.tanggal}
              organisasi_id={organisasi_id}
              hari={hari}
              anggota={query.data.anggota}
              presensi_id={presensi_id}
              heading="h2"
            />
          ))
        ) : (
          <>
            <EmptyState title="Di luar masa keanggotaan">Presensi ini tidak dihitung pada hari mana pun.</EmptyState>
            <EventPlace organisasi_id={organisasi_id} presensi_id={presensi_id} />
          </>
        )}
      </div>
    </>
  );
}
