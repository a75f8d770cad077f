import { MILIK_INDUK } from '@hadir/contract/organisasi/milik-induk.ts';
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { HitungUlangSection } from '../kehadiran/turunan/hitung-ulang-section.tsx';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { factsOfHariLibur } from './facts-of-hari-libur.tsx';
import { HapusHariLibur } from './hapus-hari-libur.tsx';
import { HariLiburFormDialog } from './hari-libur-form-dialog.tsx';

type Props = { organisasi_id: number; hari_libur_id: number };

/** One holiday: when, of what kind, and whose. */
export function HariLiburDetailScreen({ organisasi_id, hari_libur_id }: Props) {
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  const [editing, setEditing] = useState(false);
  const query = api.hariLibur.getHariLibur.query({ organisasi_id, hari_libur_id }, { errors: 'screen' });
  const { data: libur, error, refetch } = useQuery(query);
  const list = { label: 'Hari Libur', href: hrefTo('hariLibur', { organisasi_id }) };
  const pemilik = { organisasi_id };
  return (
    <>
      <PageHeader
        title={libur?.nama ?? 'Rincian Hari Libur'}
        subtitle={libur?.is_milik_tenant ? MILIK_INDUK : undefined}
        crumbs={[{ label: 'Kelola Instansi' }, list, { label: 'Rincian' }]}
        actions={
          libur &&
          canWrite &&
          !libur.is_milik_tenant && (
            <>
              <HapusHariLibur pemilik={pemilik} libur={libur} onDeleted={() => void navigate({ to: list.href })} />
              <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
                Ubah
              </Button>
            </>
          )
        }
      />
      <HitungUlangSection organisasi_id={organisasi_id} />
      {libur ? (
        <>
          <Card>
            <Facts facts={factsOfHariLibur(libur)} />
          </Card>
          <HariLiburFormDialog pemilik={pemilik} libur={libur} opened={editing} onClose={() => setEditing(false)} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </>
  );
}
