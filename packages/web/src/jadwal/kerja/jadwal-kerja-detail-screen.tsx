import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { Link } from '../../ui/show/link.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import classes from '../dasar/jadwal.module.css';
import { sebutTarget } from './sebut-target.ts';
import { StatusJadwalKerjaChip } from './status-jadwal-kerja-chip.tsx';

const HitungUlangSection = lazy(async () => ({
  default: (await import('../../kehadiran/turunan/hitung-ulang-section.tsx')).HitungUlangSection,
}));
const JadwalKerjaFormDialog = lazy(async () => ({
  default: (await import('./jadwal-kerja-form-dialog.tsx')).JadwalKerjaFormDialog,
}));

type Props = { organisasi_id: number; settingJadwal_id: number };

/** One assignment: which schedule, for whom, from when to when. */
export function JadwalKerjaDetailScreen({ organisasi_id, settingJadwal_id }: Props) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const canWrite = useCanWrite() === 'yes';
  const [editing, setEditing] = useState<boolean | null>(null);
  const satu = { organisasi_id, setting_jadwal_id: settingJadwal_id };
  const { data: jadwal, error, refetch } = useQuery(api.jadwalKerja.getJadwalKerja.query(satu, { errors: 'screen' }));
  const remove = usePerubahan(api.jadwalKerja.removeJadwalKerja, { sebutBagi: true });
  const list = { label: 'Jadwal Kerja', href: hrefTo('jadwalKerja', { organisasi_id }) };

  const ask = async () => {
    const question = {
      title: 'Hapus jadwal kerja ini?',
      message: 'Jam kerjanya tetap ada. Hari yang dinilai menurut jadwal ini dinilai menurut lapisan di bawahnya.',
      confirmLabel: 'Hapus',
      danger: true,
    };
    if ((await confirm(question)) && (await remove.run(satu))) void navigate({ to: list.href });
  };
  return (
    <>
      <PageHeader
        title={jadwal?.nama_jadwal ?? 'Rincian Jadwal Kerja'}
        crumbs={[{ label: 'Kelola Instansi' }, list, { label: 'Rincian' }]}
        actions={
          jadwal &&
          canWrite && (
            <>
              <Button
                variant="default"
                loading={remove.sending}
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => void ask()}
              >
                Hapus
              </Button>
              <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
                Ubah
              </Button>
            </>
          )
        }
      />
      {jadwal ? (
        <div className={classes['stack']}>
          <Suspense>
            <HitungUlangSection organisasi_id={organisasi_id} />
          </Suspense>
          <Card>
            <Facts
              facts={[
                {
                  label: 'Jam kerja',
                  value: (
                    <Link href={hrefTo('jamKerja.detail', { organisasi_id, jadwal_id: jadwal.jadwal_id })}>
                      {jadwal.nama_jadwal}
                    </Link>
                  ),
                },
                { label: 'Bagi', value: sebutTarget(jadwal) },
                { label: 'Masa berlaku', value: formatRentang(jadwal.tgl_mulai, jadwal.tgl_selesai) },
                { label: 'Status', value: <StatusJadwalKerjaChip jadwal={jadwal} /> },
              ]}
            />
          </Card>
          <Suspense fallback={null}>
            {editing !== null && (
              <JadwalKerjaFormDialog
                organisasi_id={organisasi_id}
                jadwal={jadwal}
                opened={editing}
                onClose={() => setEditing(false)}
              />
            )}
          </Suspense>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </>
  );
}
