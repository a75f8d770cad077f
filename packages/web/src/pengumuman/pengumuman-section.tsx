import type { Pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useBuka } from '../base/links/use-buka.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { api } from '../base/api/api.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { Card } from '../ui/show/card.tsx';
import { StatusPengumumanChip } from './status-pengumuman-chip.tsx';
import classes from './pengumuman-section.module.css';

const PengumumanFormDialog = lazy(async () => ({
  default: (await import('./pengumuman-form-dialog.tsx')).PengumumanFormDialog,
}));

/** How many stand on Beranda; the rest is older. */
const COUNT = 5;

/** What the organisation tells its members. To a member nothing where there is none; operators write it here. */
export function PengumumanSection({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  const [chosen, setEditing] = useState<Pengumuman | 'baru' | null>(null);
  const tulis = useBuka('pengumuman');
  const editing = chosen ?? (canWrite && tulis.diminta ? 'baru' : null);
  const { data, error, refetch } = useQuery({
    ...api.pengumuman.listPengumuman.query({ organisasi_id, count: COUNT }, { errors: 'caller', autosave: true }),
    refetchOnReconnect: 'always',
  });
  // Beside the check-in a failure is one line: the screen has told already that there is no connection.
  if (error && !data) {
    return (
      <Card title="Pengumuman">
        <p className={classes['support']}>
          <span>Pengumuman belum dapat dimuat.</span>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        </p>
      </Card>
    );
  }
  if (!data || (data.total === 0 && !canWrite)) return null;
  return (
    <Card
      title="Pengumuman"
      actions={
        canWrite && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing('baru')}>
            Tulis
          </Button>
        )
      }
    >
      {data.total === 0 && <p className={classes['support']}>Belum ada pengumuman untuk anggota.</p>}
      <ul className={classes['list']}>
        {data.data.map((one) => (
          <li key={one.pengumuman_id}>
            <p className={classes['head']}>
              <strong>{one.judul}</strong>
              {(canWrite || one.status !== STATUS_PENGUMUMAN.aktif) && <StatusPengumumanChip status={one.status} />}
            </p>
            <p className={classes['words']}>{one.isi}</p>
            <p className={classes['support']}>
              {one.tgl_selesai === null
                ? `Sejak ${formatTanggal(one.tgl_mulai)}`
                : formatRentang(one.tgl_mulai, one.tgl_selesai)}
              {canWrite && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Ubah ${one.judul}`}
                  onClick={() => setEditing(one)}
                >
                  Ubah
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {editing && (
        <Suspense>
          <PengumumanFormDialog
            organisasi_id={organisasi_id}
            {...(editing === 'baru' ? {} : { pengumuman: editing })}
            onClose={() => {
              setEditing(null);
              tulis.selesai();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
