import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

export function DataTenantCard({ tenant_id }: { tenant_id: number }) {
  const { data, error, refetch } = useQuery(api.tenant.getTenant.query({ tenant_id }, { errors: 'screen' }));
  return (
    <Card title="Data tenant">
      {data ? (
        <Facts
          facts={[
            { label: 'Nama', value: data.nama },
            { label: 'Kode', value: data.kode_tenant },
            { label: 'Email', value: data.email },
            { label: 'Alamat', value: data.alamat },
            { label: 'Instansi', value: formatAngka(data.jumlah_organisasi) },
            { label: 'Anggota', value: formatAngka(data.jumlah_anggota) },
          ]}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  );
}
