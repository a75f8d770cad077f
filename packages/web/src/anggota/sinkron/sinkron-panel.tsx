import type { Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useRefetchWhenDone } from '../../base/api/use-refetch-when-done.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { SinkronCard } from './sinkron-card.tsx';
import { SinkronTable } from './sinkron-table.tsx';
import classes from './sinkron.module.css';

const isRunning = (run: Sinkronisasi | null | undefined) => run?.keadaan === 'membaca' || run?.keadaan === 'menerapkan';
const DOMAINS = ['sinkronAnggota', 'anggota', 'grup', 'penempatan', 'undangan'] as const;

/** Daftar → Sinkronisasi: reads the staff system, shows what would change, and does it once somebody agrees. */
export function SinkronPanel({ organisasi_id }: { organisasi_id: number }) {
  const last = useQuery({
    ...api.sinkronAnggota.getSinkronTerakhir.query({ organisasi_id }),
    refetchInterval: ({ state }) => isRunning(state.data?.sinkronisasi) && 1000,
  });
  const sync = useMutation(api.sinkronAnggota.syncAnggota.mutation());
  const run = last.data?.sinkronisasi;
  useRefetchWhenDone(isRunning(run), DOMAINS);
  if (last.isError) return <ErrorState error={last.error} onRetry={() => void last.refetch()} />;
  if (!last.data) return <Skeleton lines={6} />;
  const { is_diatur } = last.data;
  const read = (
    <Button
      {...(run && { variant: 'default' })}
      leftSection={<IconRefresh size={16} aria-hidden="true" />}
      loading={sync.isPending}
      disabled={isRunning(run)}
      onClick={() => sync.mutate({ organisasi_id })}
    >
      {run ? 'Baca lagi' : 'Baca dari Simpatika'}
    </Button>
  );
  if (!is_diatur)
    return (
      <Card title="Sinkronisasi">
        <EmptyState title="Belum tersambung">
          Sambungan ke sistem data kepegawaian belum diatur di server ini. Hubungi pengelola server.
        </EmptyState>
      </Card>
    );
  if (!run)
    return (
      <Card title="Sinkronisasi">
        <EmptyState title="Belum pernah disinkronkan" action={read}>
          Anggota dibaca dari Simpatika dan diperlihatkan dahulu. Tidak ada yang berubah sebelum Anda menerapkannya.
        </EmptyState>
      </Card>
    );
  return (
    <div className={classes['stack']}>
      <SinkronCard
        run={run}
        read={read}
        isPending={sync.isPending}
        onApply={(nonaktifkan) => sync.mutate({ organisasi_id, token: run.token, nonaktifkan: [...nonaktifkan] })}
      />
      {run.jumlah && (
        <SinkronTable
          key={run.token}
          run={run}
          isPending={sync.isPending}
          onNonaktifkan={(user_ids) => sync.mutate({ organisasi_id, token: run.token, nonaktifkan: [...user_ids] })}
        />
      )}
    </div>
  );
}
