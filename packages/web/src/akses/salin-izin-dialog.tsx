import type { IzinPerPeran } from '@hadir/rules/akses/izin-peran.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { TenantPicker } from '../base/pickers/tenant-picker.tsx';
import { Dialog } from '../ui/layer/dialog.tsx';

type Props = { opened: boolean; tenant_id: number; onClose: () => void; onSalin: (izin: IzinPerPeran) => void };

/** Takes another tenant's matrix into the draft; nothing is saved by it. */
export function SalinIzinDialog({ opened, tenant_id, onClose, onSalin }: Props) {
  const [asal, setAsal] = useState<number | undefined>(undefined);
  const salin = useMutation({
    mutationFn: (dari: number) => api.izinPeran.getIzinPeran.call({ tenant_id: dari }),
    meta: { apart: true },
    onSuccess: ({ izin }) => {
      onSalin(izin);
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Salin dari induk lain"
      width={520}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button disabled={asal === undefined} loading={salin.isPending} onClick={() => asal && salin.mutate(asal)}>
            Salin
          </Button>
        </>
      }
    >
      <p>Izin setiap peran diambil dari induk yang Anda pilih. Belum ada yang disimpan sebelum Anda memeriksanya.</p>
      <TenantPicker label="Salin dari" except={tenant_id} value={asal} onChange={setAsal} />
    </Dialog>
  );
}
