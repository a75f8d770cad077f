import { useQuery } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatAngka } from '../kit/format/format.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { dampakGangguanQuery, sebutBukanMilik } from './dampak-gangguan-query.ts';
import { TertundaList } from './tertunda-list.tsx';

/** Whom an approval would excuse. */
export function DampakGangguan({ pemilik, gangguan_id }: { pemilik: Pemilik; gangguan_id: number }) {
  const { data, error, refetch } = useQuery(dampakGangguanQuery(pemilik, gangguan_id));
  // What is not hers to decide is no failure: it is said, and who decides it.
  const bukanMilik = sebutBukanMilik(error);
  if (bukanMilik) return <FormNotice pesan={bukanMilik} />;
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
