import type { Jadwal } from '@hadir/contract/jadwal/jadwal-fields.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../app/link-button.tsx';
import { useCanWrite } from '../app/session/use-can-write.ts';
import { formatTanggalPanjang } from '../kit/format.ts';
import { Card } from '../ui/card.tsx';
import { VersiPekan } from './versi-pekan.tsx';

const JadwalFormDialog = lazy(async () => ({
  default: (await import('./jadwal-form-dialog.tsx')).JadwalFormDialog,
}));

type Props = {
  organisasi_id: number;
  jadwal: Jadwal;
  /** Where its versions are told. */
  href?: string;
};

/** A schedule as it holds now, and the way to change it. */
export function JadwalCard({ organisasi_id, jadwal, href }: Props) {
  const [editing, setEditing] = useState<boolean | null>(null);
  const editable = useCanWrite() === 'yes' && !jadwal.is_milik_tenant;
  const { berlaku } = jadwal;
  const owner = jadwal.is_milik_tenant ? 'Milik tenant, hanya dapat dipakai. ' : '';
  const since = berlaku ? `Berlaku sejak ${formatTanggalPanjang(berlaku.tgl_mulai)}.` : 'Sudah berakhir.';
  return (
    <Card
      title={jadwal.nama}
      subtitle={`${owner}${since}`}
      actions={
        <>
          {href && (
            <LinkButton variant="default" href={href}>
              Rincian
            </LinkButton>
          )}
          {editable && <Button onClick={() => setEditing(true)}>Ubah</Button>}
        </>
      }
    >
      {berlaku && <VersiPekan versi={berlaku} />}
      <Suspense>
        {editing !== null && (
          <JadwalFormDialog
            organisasi_id={organisasi_id}
            jadwal={jadwal}
            opened={editing}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
