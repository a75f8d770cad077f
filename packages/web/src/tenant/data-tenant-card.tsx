import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { formatAngka } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { LogoTenant } from './logo-tenant.tsx';
import { StatusTempatChip } from './status-tempat-chip.tsx';
import classes from './tenant.module.css';
import { UbahTenantDialog } from './ubah-tenant-dialog.tsx';

type Props = { tenant_id: number; canWrite: boolean };

/** Who a tenant is. */
export function DataTenantCard({ tenant_id, canWrite }: Props) {
  const { data, error, refetch } = useQuery(api.tenant.getTenant.query({ tenant_id }, { errors: 'screen' }));
  if (data) return <Data tenant={data} canWrite={canWrite} />;
  return (
    <Card title="Data induk">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </Card>
  );
}

function Data({ tenant, canWrite }: { tenant: Tenant; canWrite: boolean }) {
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title="Data induk"
      actions={
        canWrite && (
          <Button variant="default" onClick={() => setEditing(true)}>
            Ubah
          </Button>
        )
      }
    >
      <div className={classes['stack']}>
        <LogoTenant tenant={tenant} canWrite={canWrite} />
        <Facts
          facts={[
            { label: 'Nama', value: tenant.nama },
            { label: 'Status', value: <StatusTempatChip status={tenant.status} /> },
            ...(tenant.keterangan_status
              ? [{ label: 'Keterangan status', value: tenant.keterangan_status, wide: true }]
              : []),
            { label: 'No reg', value: tenant.no_reg },
            { label: 'Kode', value: tenant.kode_tenant },
            { label: 'Email', value: tenant.email },
            { label: 'Alamat', value: tenant.alamat },
            { label: 'Instansi', value: formatAngka(tenant.jumlah_organisasi) },
            { label: 'Orang', value: formatAngka(tenant.jumlah_anggota) },
          ]}
        />
      </div>
      <UbahTenantDialog tenant={tenant} opened={editing} onClose={() => setEditing(false)} />
    </Card>
  );
}
