import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { Link } from '../ui/show/link.tsx';
import { ISIAN_MESIN } from './dasar/isian-mesin.ts';

type Props = { organisasi_id: number; nomor_seri: string | null };

/** What to enter at a machine, in short; how, with drawings, stands on its own page. */
export function PasangMesinCard({ organisasi_id, nomor_seri }: Props) {
  const { data, error, refetch } = useQuery(
    api.perangkat.getAlamatMesin.query({ organisasi_id }, { errors: 'screen' }),
  );
  return (
    <Card
      title={ISIAN_MESIN}
      actions={
        <Link href={hrefTo('device.pasang', { organisasi_id }, { nomor_seri: nomor_seri ?? undefined })}>
          Cara memasang, dengan gambar
        </Link>
      }
    >
      {data ? (
        <Facts
          facts={[
            { label: 'Alamat server', value: data.alamat },
            { label: 'Porta', value: String(data.porta) },
            { label: 'Nama domain', value: sebutYaTidak(data.is_domain) },
            { label: 'HTTPS', value: sebutYaTidak(data.is_https) },
          ]}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Card>
  );
}
