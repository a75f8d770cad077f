import { teks } from '@hadir/contract/kit/fields.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { DateRange } from '../../ui/date/date-range.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { BulanBekuNote } from './bulan-beku-note.tsx';

type Values = { rentang: DateRange; sampai: string | null; keterangan: string };
type Props = { organisasi_id: number; opened: boolean; onClose: () => void };

const schema = z
  .object({
    rentang: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    sampai: z.nullable(z.string()).check(z.refine((tanggal) => tanggal !== null, 'Isi batas pengajuan')),
    keterangan: teks(300),
  })
  .check((context) => {
    const { from, to } = context.value.rentang;
    if (from && to && from <= to) return;
    context.issues.push({ code: 'custom', path: ['rentang'], message: 'Pilih rentang cutinya', input: context.value });
  });

/** Lets leave of a span be asked for late, until a date. */
export function DispensasiDialog({ organisasi_id, opened, onClose }: Props) {
  const grant = useMutation(api.pengaturanCuti.grantDispensasi.mutation({ errors: 'caller', refetches: ['cuti'] }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Beri dispensasi"
      submitLabel="Beri dispensasi"
      initialValues={{ rentang: { from: null, to: null }, sampai: null, keterangan: '' }}
      schema={schema}
      onSubmit={({ rentang, sampai, keterangan }) =>
        grant.mutateAsync({
          organisasi_id,
          tgl_awal: rentang.from ?? '',
          tgl_akhir: rentang.to ?? '',
          sampai: sampai ?? '',
          ...(keterangan ? { keterangan } : {}),
        })
      }
    >
      {({ field, form }) => (
        <>
          <DateRangePicker label="Tanggal cuti" required presets={[]} {...field('rentang')} />
          <BulanBekuNote organisasi_id={organisasi_id} rentang={form.values.rentang} />
          <DatePicker label="Boleh diajukan sampai" required {...field('sampai')} />
          <TextInput label="Keterangan" maxLength={300} {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}
