import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { KelolaAksesTabs } from '../base/page/kelola-akses-tabs.tsx';
import { TenantPicker } from '../base/pickers/tenant-picker.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { useAskDiscard } from '../ui/layer/use-ask-discard.ts';
import { PageHeader } from '../ui/show/page-header.tsx';
import classes from './kelola-akses.module.css';
import { IzinPeranSection } from './izin-peran-section.tsx';

/** Izin Peran: what each role may do in a tenant, beside what it may by default. */
export function KelolaAksesScreen() {
  const { filters, change } = useUrlFilters({ tenant_id: filterField.id });
  const askDiscard = useAskDiscard();
  const choose = async (chosen: number | undefined) => {
    if (await askDiscard()) change({ tenant_id: chosen });
  };
  const semua = useQuery(api.tenant.listTenantHariIni.query({ count: 500 })).data?.data;
  // Where there is but one there is nothing to choose.
  const tenant_id = filters.tenant_id ?? (semua?.length === 1 ? semua[0]?.tenant_id : undefined);
  return (
    <>
      <PageHeader
        title="Izin Peran"
        subtitle="Apa yang boleh dibuka setiap peran di satu induk. Perubahan berlaku sejak permintaan berikutnya."
        crumbs={[{ label: 'Kelola Akses' }, { label: 'Izin Peran' }]}
      />
      <KelolaAksesTabs current="kelola-akses" />
      <div className={classes['stack']}>
        <TenantPicker value={tenant_id} onChange={(chosen) => void choose(chosen)} />
        {tenant_id === undefined ? (
          <EmptyState title="Pilih induk">Izin setiap perannya tampil di sini.</EmptyState>
        ) : (
          <Matriks key={tenant_id} tenant_id={tenant_id} />
        )}
      </div>
    </>
  );
}

function Matriks({ tenant_id }: { tenant_id: number }) {
  const [hanyaBeda, setHanyaBeda] = useState(false);
  const { data, error, refetch } = useQuery(api.izinPeran.getIzinPeran.query({ tenant_id }, { errors: 'screen' }));
  if (data) {
    return (
      <IzinPeranSection
        key={JSON.stringify(data.izin)}
        izinPeran={data}
        hanyaBeda={hanyaBeda}
        onHanyaBeda={setHanyaBeda}
      />
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={12} />;
}
