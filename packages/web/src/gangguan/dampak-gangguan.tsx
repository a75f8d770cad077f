import { useQuery } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { ApiError } from '../kit/failure/api-error.ts';
import { formatAngka } from '../kit/format/format.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { gangguanCalls } from './gangguan-calls.ts';
import { TertundaList } from './tertunda-list.tsx';

/** Whom an approval would excuse. */
export function DampakGangguan({ pemilik, gangguan_id }: { pemilik: Pemilik; gangguan_id: number }) {
  const calls = gangguanCalls(pemilik);
  const { data, error, refetch } = useQuery({
    queryKey: ['gangguan', 'dampak', pemilik, gangguan_id],
    queryFn: () => calls.decide.call({ gangguan_id, keputusan: 'setujui', preview: true }),
    meta: { errors: 'caller' },
    staleTime: 0,
  });
  // What is not hers to decide is no failure: it is said, and who decides it.
  if (error instanceof ApiError && error.body.error === 'gangguan.own')
    return <FormNotice pesan={`${error.message}.`} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const { dampak, tertunda } = data;
  return (
    <section aria-label="Akibatnya">
      <p>
        {dampak.berubah === null
          ? `Bila disetujui, ${formatAngka(dampak.hari)} hari dinilai ulang.`
          : `Bila disetujui, semua yang terkena dimaafkan sekaligus: ${formatAngka(dampak.berubah)} hari berubah.`}
      </p>
      <DampakList dampak={dampak} />
      <TertundaList tertunda={tertunda} />
    </section>
  );
}
