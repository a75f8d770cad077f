import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../app/href-to.ts';
import { useCanWrite } from '../app/session/use-can-write.ts';
import { api } from '../kit/api.ts';
import { pesanKegagalan } from '../kit/report-failure.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { JadwalCard } from './jadwal-card.tsx';
import classes from './jadwal.module.css';

const JadwalFormDialog = lazy(async () => ({
  default: (await import('./jadwal-form-dialog.tsx')).JadwalFormDialog,
}));

/** Jam Kerja: the organisation's own hours and those of its tenant. */
export function JamKerjaScreen({ organisasi_id }: { organisasi_id: number }) {
  const { data, error, refetch } = useQuery(api.jadwal.list.query({ organisasi_id }, { errors: 'caller' }));
  const [making, setMaking] = useState<boolean | null>(null);
  const canWrite = useCanWrite() === 'yes';
  const hasOwn = data?.data.some(({ is_milik_tenant }) => !is_milik_tenant) ?? true;
  const make = canWrite && !hasOwn && <Button onClick={() => setMaking(true)}>Buat jam kerja</Button>;
  return (
    <>
      <PageHeader
        title="Jam Kerja"
        subtitle="Jam masuk, jam pulang, istirahat, dan toleransi."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Jam Kerja' }]}
        actions={data && data.total > 0 ? make : undefined}
      />
      {error && !data ? (
        <ErrorState message={pesanKegagalan(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : data.total === 0 ? (
        <EmptyState action={make}>Belum ada jam kerja. Tanpa jam kerja, tidak ada hari yang dinilai.</EmptyState>
      ) : (
        <div className={classes['page']}>
          {data.data.map((jadwal) => (
            <JadwalCard
              key={jadwal.jadwal_id}
              organisasi_id={organisasi_id}
              jadwal={jadwal}
              href={hrefTo('jamKerja.detail', { organisasi_id, jadwal_id: jadwal.jadwal_id })}
            />
          ))}
        </div>
      )}
      <Suspense>
        {making !== null && (
          <JadwalFormDialog organisasi_id={organisasi_id} opened={making} onClose={() => setMaking(false)} />
        )}
      </Suspense>
    </>
  );
}
