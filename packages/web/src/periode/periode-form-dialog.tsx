import { Tanggal, teksWajib } from '@hadir/contract/kit/fields.ts';
import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Pemilik } from '../base/api/pemilik.ts';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import type { DateRange } from '../ui/date/date-range.ts';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { periodeCalls } from './periode-calls.ts';

type Props = { pemilik: Pemilik; periode?: Periode | undefined; opened: boolean; onClose: () => void };
type Values = { nama: string; rentang: DateRange };

const schema = z.object({
  nama: teksWajib(100),
  rentang: z
    .object({ from: z.nullable(Tanggal), to: z.nullable(Tanggal) })
    .check(z.refine(({ from, to }) => from !== null && to !== null, 'Isi tanggal mulai dan tanggal selesai')),
});

/** A report period: a name for a span of dates. */
export function PeriodeFormDialog({ pemilik, periode, opened, onClose }: Props) {
  const calls = periodeCalls(pemilik);
  const marks = { errors: 'caller' } as const;
  const create = useMutation(calls.create.mutation(marks));
  const update = useMutation(calls.update.mutation(marks));
  const remove = useMutation({ ...calls.delete.mutation(), onSuccess: onClose });
  const save = async ({ nama, rentang }: Values) => {
    const isi = { nama, tgl_mulai: rentang.from ?? '', tgl_selesai: rentang.to ?? '' };
    return periode
      ? update.mutateAsync({ ...isi, periode_laporan_id: periode.periode_laporan_id })
      : create.mutateAsync(isi);
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title={periode ? 'Ubah periode' : 'Tambah periode'}
      submitLabel={periode ? 'Simpan' : 'Tambah'}
      initialValues={{
        nama: periode?.nama ?? '',
        rentang: { from: periode?.tgl_mulai ?? null, to: periode?.tgl_selesai ?? null },
      }}
      schema={schema}
      onSubmit={save}
      extra={
        periode && (
          <DeleteButton
            title={`Hapus periode ${periode.nama}?`}
            message="Kehadirannya tetap tersimpan; hanya rentang tanggalnya yang dihapus."
            loading={remove.isPending}
            onDelete={() => remove.mutate({ periode_laporan_id: periode.periode_laporan_id })}
          />
        )
      }
    >
      {({ field }) => (
        <>
          <TextInput label="Nama periode" required maxLength={100} autoComplete="off" {...field('nama')} />
          <DateRangePicker label="Tanggal" required presets={[]} {...field('rentang')} />
        </>
      )}
    </FormDialog>
  );
}
