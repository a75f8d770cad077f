import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { toRentangInput, type FilterRentang } from '../dasar/filter-rentang.ts';
import { RentangField } from '../dasar/rentang-field.tsx';

type Props = { organisasi_id: number; rentang: FilterRentang; opened: boolean; onClose: () => void };

const JENIS = [
  { value: 'rekap', label: 'Rekap kehadiran' },
  { value: 'detail', label: 'Rekap per hari' },
  { value: 'persentase', label: 'Persentase kehadiran' },
  { value: 'emis', label: 'Laporan EMIS' },
] as const;
const FORMAT = [
  { value: 'xlsx', label: 'XLSX' },
  { value: 'pdf', label: 'PDF' },
] as const;

type Values = {
  jenis: (typeof JENIS)[number]['value'];
  format: (typeof FORMAT)[number]['value'];
  rentang: FilterRentang;
};

/** Asks for a report that is made in the background; its period is required. */
export function BuatLaporanDialog({ organisasi_id, rentang, opened, onClose }: Props) {
  const generate = useMutation(api.laporan.generateLaporan.mutation({ errors: 'caller' }));
  const { periode_laporan_id, bulan, from, to } = rentang;
  const initialValues: Values = { jenis: 'rekap', format: 'xlsx', rentang: { periode_laporan_id, bulan, from, to } };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Buat laporan"
      submitLabel="Buat"
      initialValues={initialValues}
      schema={SCHEMA}
      onSubmit={({ jenis, format, rentang: span }) =>
        generate.mutateAsync({ organisasi_id, jenis, format, ...toRentangInput(span) })
      }
    >
      {({ form, field }) => (
        <>
          <ChoiceField label="Laporan" choices={JENIS} {...field('jenis')} />
          <RentangField
            pemilik={{ organisasi_id }}
            value={form.values.rentang}
            onChange={(next) => form.setFieldValue('rentang', next as never)}
          />
          <ChoiceField label="Format" choices={FORMAT} {...field('format')} />
        </>
      )}
    </FormDialog>
  );
}

const SCHEMA = z.object({ jenis: z.string(), format: z.string(), rentang: z.looseObject({}) });
