import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCanWritePemilik } from '../../base/session/hak/use-can-write-pemilik.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { jadwalCalls } from './jadwal-calls.ts';
import { JadwalCard } from './jadwal-card.tsx';
import { jadwalHrefs } from './jadwal-hrefs.ts';
import classes from '../dasar/jadwal.module.css';

const JadwalFormDialog = lazy(async () => ({
  default: (await import('./jadwal-form-dialog.tsx')).JadwalFormDialog,
}));

type Props = {
  pemilik: Pemilik;
  tabs?: ReactNode;
  /** Beside what makes a new one. */
  tools?: ReactNode;
  /** The form for new ones is open from the start. */
  isMaking?: boolean;
  onMade?: () => unknown;
};

const COUNT = 500;

/** Work hours of an organisation or a tenant, each as it holds now. */
export function JamKerjaList({ pemilik, tabs, tools, isMaking = false, onMade }: Props) {
  const query = { ...jadwalCalls(pemilik).list.query({ count: COUNT }, { errors: 'screen' }) };
  const { data, error, refetch } = useQuery(query);
  const [making, setMaking] = useState<boolean | null>(isMaking || null);
  const norma = useQuery({
    ...jadwalCalls(pemilik).lihatNorma.query({}, { errors: 'caller' }),
    enabled: making !== null,
  });
  const canWrite = useCanWritePemilik(pemilik);
  const hasOwn = data?.data.some(({ is_milik_tenant }) => is_milik_tenant === 'tenant_id' in pemilik) ?? true;
  const make = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setMaking(true)}>
      Buat jam kerja
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Jam Kerja"
        subtitle="Jam masuk, jam pulang, istirahat, dan toleransi."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Jam Kerja' }]}
        actions={
          data && (
            <>
              {tools}
              {data.total > 0 && make}
            </>
          )
        }
      />
      {tabs}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : data.total === 0 ? (
        <EmptyState action={make}>
          {'tenant_id' in pemilik
            ? 'Belum ada jam kerja bagi instansi yang tidak memiliki jam kerja sendiri.'
            : 'Belum ada jam kerja. Tanpa jam kerja, tidak ada hari yang dinilai.'}
        </EmptyState>
      ) : (
        <div className={classes['cards']}>
          {data.data.map((jadwal) => (
            <JadwalCard
              key={jadwal.jadwal_id}
              pemilik={pemilik}
              jadwal={jadwal}
              href={jadwalHrefs(pemilik).detail(jadwal.jadwal_id)}
            />
          ))}
        </div>
      )}
      <Suspense>
        {making !== null && canWrite && data && (
          <JadwalFormDialog
            pemilik={pemilik}
            isFirst={!hasOwn}
            norma={norma.data}
            opened={making}
            onSaved={onMade}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
