import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../base/api/api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { hariKey, type HariTerbuka } from './use-open-hari.ts';

const HariDetail = lazy(async () => ({ default: (await import('./hari-detail.tsx')).HariDetail }));

type Props = {
  organisasi_id: number;
  opened: HariTerbuka;
  /** The rows in sight: a day among them needs no asking. */
  rows: readonly BarisKehadiran[];
  isBukti?: boolean;
};

/** One member's one day: from the rows in sight, else asked for. */
export function HariContent({ organisasi_id, opened, rows, isBukti = false }: Props) {
  const shown = rows.find((row) => hariKey(row) === hariKey(opened));
  const { user_id, tanggal } = opened;
  const query = useQuery({
    ...api.kehadiran.listRiwayatAnggota.query(
      { organisasi_id, user_id, from: tanggal, to: tanggal, is_libur: true },
      { errors: 'caller' },
    ),
    enabled: !shown,
  });
  const hari = shown ?? query.data?.data[0];

  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!hari && query.isPending) return <Skeleton lines={6} />;
  if (!hari) return <EmptyState>Tidak ada catatan kehadiran pada tanggal ini.</EmptyState>;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <HariDetail organisasi_id={organisasi_id} hari={hari} anggota={hari.anggota} heading="h3" isBukti={isBukti} />
    </Suspense>
  );
}
