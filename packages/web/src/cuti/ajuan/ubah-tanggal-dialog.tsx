import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { DateRange } from '../../ui/date/date-range.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Values = { rentang: DateRange; keterangan: string };
type Props = {
  cuti: DetailCuti;
  opened: boolean;
  onClose: () => void;
  onSubmit: (isi: { tgl_awal: string; tgl_akhir: string; keterangan: string }) => Promise<unknown>;
};

const schemaOf = (cuti: Props['cuti']) =>
  z
    .object({
      rentang: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
      keterangan: teksPanjangWajib(500),
    })
    .check((context) => {
      const { from, to } = context.value.rentang;
      const isSame = from === cuti.tgl_awal && to === cuti.tgl_akhir;
      if (from && to && from <= to && !isSame) return;
      const message = isSame ? 'Pilih tanggal lain; yang ini cukup disetujui' : 'Pilih tanggal';
      context.issues.push({ code: 'custom', path: ['rentang'], message, input: context.value });
    });

/** Approves a request on other dates, which its member then sees and may refuse. */
export function UbahTanggalDialog({ cuti, opened, onClose, onSubmit }: Props) {
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Setujui dengan tanggal lain"
      submitLabel="Setujui tanggal ini"
      initialValues={{ rentang: { from: cuti.tgl_awal, to: cuti.tgl_akhir }, keterangan: '' }}
      schema={schemaOf(cuti)}
      onSubmit={({ rentang, keterangan }) =>
        onSubmit({ tgl_awal: rentang.from ?? '', tgl_akhir: rentang.to ?? '', keterangan })
      }
    >
      {({ field }) => (
        <>
          <DateRangePicker label="Tanggal yang disetujui" required presets={[]} {...field('rentang')} />
          <Textarea label="Keterangan" required maxLength={500} autosize minRows={2} {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}
