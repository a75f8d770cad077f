import type { DetailOrderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import { Tanggal, teksPanjang } from '@hadir/contract/kit/fields.ts';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { FileDrop } from '../../ui/import/file-drop.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { BERKAS_WAJIB } from '../berkas-wajib.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';

type Props = { order: DetailOrderMasuk; ditinjau: number; opened: boolean; onClose: () => void };
type Values = { jumlah: number | null; tgl_bayar: string | null; keterangan: string; file: File | null };

const schema = z.object({
  jumlah: z.nullable(z.int()),
  tgl_bayar: z.nullable(Tanggal).check(z.refine((one) => one !== null, 'Wajib diisi')),
  keterangan: teksPanjang(500),
  file: BERKAS_WAJIB,
});

/** Money that a super admin has seen, with its evidence; together with what waits it makes the sum. */
export function KonfirmasiOrderDialog({ order, ditinjau, opened, onClose }: Props) {
  const today = useToday();
  const { order_id, total, nama_organisasi } = order;
  const save = useMutation(api.orderMasuk.confirmOrder.mutation({ errors: 'caller' }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Konfirmasi pembayaran"
      submitLabel="Konfirmasi"
      initialValues={{ jumlah: Math.max(0, total - ditinjau), tgl_bayar: today, keterangan: '', file: null }}
      schema={schema}
      onSubmit={({ jumlah, tgl_bayar, keterangan, file }) =>
        save.mutateAsync({
          order_id,
          jumlah: jumlah ?? 0,
          tgl_bayar: tgl_bayar ?? '',
          keterangan,
          // The form is sent with a file only.
          file: file as File,
        })
      }
    >
      {({ field }) => (
        <>
          <p>
            Tagihan {nama_organisasi} {sebutRupiah(total)}
            {ditinjau > 0 && `, sudah datang ${sebutRupiah(ditinjau)}`}. Langganannya berlaku begitu dikonfirmasi.
          </p>
          <NumberField
            label={ditinjau > 0 ? 'Yang datang selain itu' : 'Yang datang'}
            unit="rupiah"
            {...field('jumlah')}
          />
          <DatePicker label="Tanggal bayar" required notAfterToday {...field('tgl_bayar')} />
          <Textarea label="Keterangan" autosize minRows={2} maxLength={500} {...field('keterangan')} />
          <FileDrop
            label="Bukti"
            required
            accept={AKHIRAN_LAMPIRAN}
            maxBytes={UNGGAH_LAMPIRAN.maxBytes}
            {...field('file')}
          />
        </>
      )}
    </FormDialog>
  );
}
