import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { Link } from '../ui/show/link.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { AnggotaGrupDialog } from './anggota-grup-dialog.tsx';
import { AnggotaGrupTable } from './anggota-grup-table.tsx';
import classes from './grup-detail-screen.module.css';
import { GrupFormDialog } from './grup-form-dialog.tsx';
import { GrupMenu } from './grup-menu.tsx';
import { StatusGrupChip } from './status-grup-chip.tsx';

type Props = { organisasi_id: number; group_id: number };

/** One group: its head and who is in it. */
export function GrupDetailScreen({ organisasi_id, group_id }: Props) {
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  const [opened, setOpened] = useState<'ubah' | 'anggota' | null>(null);
  const close = () => setOpened(null);
  const {
    data: grup,
    error,
    refetch,
  } = useQuery(api.grup.getGrup.query({ organisasi_id, group_id }, { errors: 'screen' }));
  const list = { label: 'Grup', href: hrefTo('grup', { organisasi_id }) };

  return (
    <>
      <PageHeader
        title={grup?.nama ?? 'Rincian Grup'}
        crumbs={[{ label: 'Kelola Anggota' }, list, { label: grup?.nama ?? 'Rincian' }]}
        actions={
          grup &&
          canWrite && (
            <>
              <GrupMenu organisasi_id={organisasi_id} grup={grup} onDeleted={() => void navigate({ to: list.href })} />
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden="true" />}
                onClick={() => setOpened('ubah')}
              >
                Ubah
              </Button>
              <Button leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setOpened('anggota')}>
                Tambah ke grup
              </Button>
            </>
          )
        }
      />
      {grup ? (
        <div className={classes['stack']}>
          <Card>
            <Facts
              facts={[
                {
                  label: 'Kepala grup',
                  value: grup.kepala_user_id && (
                    <Link href={hrefTo('user.detail', { organisasi_id, user_id: grup.kepala_user_id })}>
                      {grup.kepala}
                    </Link>
                  ),
                },
                { label: 'Anggota hari ini', value: grup.jumlah_anggota },
                { label: 'Status', value: <StatusGrupChip status={grup.status} /> },
              ]}
            />
          </Card>
          <AnggotaGrupTable organisasi_id={organisasi_id} grup={grup} canWrite={canWrite} />
          <GrupFormDialog organisasi_id={organisasi_id} grup={grup} opened={opened === 'ubah'} onClose={close} />
          <AnggotaGrupDialog organisasi_id={organisasi_id} grup={grup} opened={opened === 'anggota'} onClose={close} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
