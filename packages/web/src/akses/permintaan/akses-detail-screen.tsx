import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { PermintaanTable } from './permintaan-table.tsx';
import classes from './permintaan.module.css';

/** One tenant, and everything that was asked for in it: itself, and places under it. */
export function AksesDetailScreen({ tenant_id }: { tenant_id: number }) {
  const { data, error, refetch } = useQuery(api.tenant.getTenant.query({ tenant_id }, { errors: 'screen' }));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={data?.nama ?? 'Permintaan Akses'}
        subtitle="Permintaan akses di induk ini."
        crumbs={[{ label: 'Kelola Akses', href: hrefTo('akses') }, { label: data?.nama ?? 'Induk' }]}
      />
      <div className={classes['stack']}>
        <Card title="Induk">
          {data ? (
            <Facts
              facts={[
                { label: 'Nomor registrasi', value: data.no_reg },
                { label: 'Kode induk', value: data.kode_tenant },
                { label: 'Email', value: data.email },
                { label: 'Instansi', value: formatAngka(data.jumlah_organisasi) },
                { label: 'Alamat', value: data.alamat, wide: true },
              ]}
            />
          ) : (
            <Skeleton lines={3} />
          )}
        </Card>
        <PermintaanTable tenant_id={tenant_id} />
      </div>
    </>
  );
}
