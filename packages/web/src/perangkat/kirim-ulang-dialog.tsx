import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { organisasi_id: number; perangkat_id: number; onClose: () => void };
type Values = { rentang: { from: string | null; to: string | null } };

const schema = z.object({
  rentang: z
    .object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })
    .check(z.refine(({ from, to }) => from !== null && to !== null, 'Isi kedua tanggal')),
});

/** Asks a machine for the lines of some days again. */
export function KirimUlangDialog({ onClose, ...mesin }: Props) {
  const today = useToday();
  const submit = useMutation(api.perintahMesin.submitPerintahMesin.mutation({ errors: 'caller' }));
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title="Minta kirim ulang"
      submitLabel="Perintahkan"
      initialValues={{ rentang: { from: today, to: today } }}
      schema={schema}
      onSubmit={({ rentang: { from, to } }) =>
        submit.mutateAsync({ ...mesin, jenis: 'kirim_ulang', from: from ?? today, to: to ?? today })
      }
    >
      {({ field }) => (
        <>
          <FormNotice pesan="Mesin mengirim lagi semua barisnya dari tanggal-tanggal itu. Yang sudah tercatat tidak tercatat dua kali; yang hilang menjadi presensi." />
          <DateRangePicker label="Tanggal" required notAfterToday {...field('rentang')} />
        </>
      )}
    </FormDialog>
  );
}
