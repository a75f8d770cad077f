import { KALIMAT_NPWP } from '@hadir/contract/billing/kalimat-npwp.ts';
import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import { readNpwp, sebutNpwp } from '@hadir/rules/billing/read-npwp.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { FileDownload } from '../ui/feedback/file-download.tsx';
import { FileDrop } from '../ui/import/file-drop.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { Card } from '../ui/show/card.tsx';
import { BERKAS_WAJIB } from './berkas-wajib.ts';
import classes from './billing.module.css';

type Props = { organisasi_id: number; order: DetailOrder; mayChange: boolean };

const schema = z.object({
  npwp: z.string().check(z.refine((text) => readNpwp(text) !== null, KALIMAT_NPWP)),
  file: BERKAS_WAJIB,
});

/** The taxpayer's number that the tax invoice of an order is to name. */
export function NpwpCard({ organisasi_id, order, mayChange }: Props) {
  const [opened, setOpened] = useState(false);
  const upload = useMutation(api.billing.uploadNpwp.mutation({ errors: 'caller' }));
  const { order_id, npwp, is_npwp_bergambar, status } = order;
  const isClosed = status === 'dibatalkan' || status === 'kedaluwarsa';
  if (isClosed && npwp === null) return null;
  const close = () => setOpened(false);
  return (
    <Card
      title="NPWP"
      subtitle="Untuk faktur pajak, juga bagi pesanan berikutnya. Boleh menyusul sesudah membayar."
      actions={
        mayChange &&
        !isClosed && (
          <Button variant="default" onClick={() => setOpened(true)}>
            {npwp ? 'Ganti NPWP' : 'Isi NPWP'}
          </Button>
        )
      }
    >
      <div className={classes['actions']}>
        <p>{npwp ? sebutNpwp(npwp) : 'Belum diisi.'}</p>
        {is_npwp_bergambar && mayChange && (
          <FileDownload
            load={() => api.billing.getNpwp.file({ organisasi_id, order_id })}
            fileName="npwp"
            variant="default"
          >
            Unduh gambar
          </FileDownload>
        )}
      </div>
      <FormDialog<{ npwp: string; file: File | null }>
        opened={opened}
        onClose={close}
        title="NPWP"
        initialValues={{ npwp: npwp ?? '', file: null }}
        schema={schema}
        onSubmit={({ npwp: nomor, file }) =>
          upload.mutateAsync({ organisasi_id, order_id, npwp: nomor, file: file as File })
        }
      >
        {({ field }) => (
          <>
            <TextInput label="Nomor NPWP" required inputMode="numeric" autoComplete="off" {...field('npwp')} />
            <FileDrop
              label="Gambar NPWP"
              required
              accept={AKHIRAN_LAMPIRAN}
              maxBytes={UNGGAH_LAMPIRAN.maxBytes}
              {...field('file')}
            />
          </>
        )}
      </FormDialog>
    </Card>
  );
}
