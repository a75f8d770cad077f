import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { LABEL_TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useCanWritePemilik } from '../../base/session/hak/use-can-write-pemilik.ts';
import { formatTanggalPanjang } from '../../kit/format/format.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { Card } from '../../ui/show/card.tsx';
import { JadwalMenu } from './jadwal-menu.tsx';
import { VersiJadwal } from './versi-jadwal.tsx';

const JadwalFormDialog = lazy(async () => ({
  default: (await import('./jadwal-form-dialog.tsx')).JadwalFormDialog,
}));

type Props = {
  pemilik: Pemilik;
  jadwal: Jadwal;
  /** Where its versions are told. */
  href?: string;
};

/** A schedule as it holds now, and the way to change it. */
export function JadwalCard({ pemilik, jadwal, href }: Props) {
  const [editing, setEditing] = useState<boolean | null>(null);
  const canWrite = useCanWritePemilik(pemilik);
  const editable = canWrite && jadwal.is_milik_tenant === 'tenant_id' in pemilik;
  return (
    <Card
      title={jadwal.nama}
      subtitle={sebut(jadwal, 'tenant_id' in pemilik)}
      actions={
        <>
          {editable && <JadwalMenu pemilik={pemilik} jadwal={jadwal} />}
          {href && (
            <LinkButton variant="default" href={href}>
              Rincian
            </LinkButton>
          )}
          {editable && (
            <Button variant={href ? 'default' : 'filled'} onClick={() => setEditing(true)}>
              Ubah
            </Button>
          )}
        </>
      }
    >
      {jadwal.berlaku && <VersiJadwal jadwal={jadwal} versi={jadwal.berlaku} />}
      <Suspense>
        {editing !== null && (
          <JadwalFormDialog
            pemilik={pemilik}
            jadwal={jadwal}
            norma={jadwal}
            opened={editing}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function sebut({ tipe_jadwal, status, berlaku, is_milik_tenant, is_default }: Jadwal, isTenant: boolean): string {
  const parts = [
    LABEL_TIPE_JADWAL[tipe_jadwal as TipeJadwal],
    is_milik_tenant && !isTenant ? 'milik induk, hanya dapat dipakai' : '',
    is_default ? 'bawaan bagi instansi tanpa jadwal sendiri' : '',
    status === STATUS_RECORD.tidak_aktif ? 'tidak aktif' : '',
    berlaku ? `berlaku sejak ${formatTanggalPanjang(berlaku.tgl_mulai)}` : 'sudah berakhir',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
