import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { DaftarJawaban } from '../jawab/daftar-jawaban.tsx';

type Props = {
  organisasi_id: number;
  kuesioner: KuesionerDetail;
  /** Whose answers are read; none, and the panel is closed. */
  responden: { user_id: number; nama: string } | undefined;
  onClose: () => void;
};

/** What one respondent answered, whole. */
export function JawabanRespondenPanel({ organisasi_id, kuesioner, responden, onClose }: Props) {
  const { kuesioner_id, bagian } = kuesioner;
  const user_id = responden?.user_id ?? 0;
  const { data, error, refetch } = useQuery({
    ...api.hasilKuesioner.listRespons.query({ organisasi_id, kuesioner_id, user_id, count: 1 }, { errors: 'caller' }),
    enabled: responden !== undefined,
  });
  const jawaban = data?.data[0]?.jawaban;
  return (
    <SidePanel opened={responden !== undefined} onClose={onClose} title={responden?.nama ?? 'Jawaban'}>
      {jawaban ? (
        <DaftarJawaban organisasi_id={organisasi_id} kuesioner_id={kuesioner_id} bagian={bagian} jawaban={jawaban} />
      ) : data ? (
        <EmptyState>Belum menjawab.</EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </SidePanel>
  );
}
