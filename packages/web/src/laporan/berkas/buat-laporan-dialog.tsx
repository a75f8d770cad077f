import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { toRentangInput, type FilterRentang } from '../dasar/filter-rentang.ts';
import { RENTANG_LAIN, rentangTanggal, usePeriodeChoices } from '../dasar/use-periode-choices.ts';

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
  periode: string;
  tanggal: { from: string | null; to: string | null };
};

/** Asks for a report that is made in the background. Its period is required; of 'Rentang tanggal lain' both dates. */
export function BuatLaporanDialog({ organisasi_id, rentang, opened, onClose }: Props) {
  const generate = useMutation(api.laporan.generateLaporan.mutation({ errors: 'caller' }));
  const { choices, chosenOf, rentangOf, today } = usePeriodeChoices({ organisasi_id }, opened);
  const initialValues: Values = {
    jenis: 'rekap',
    format: 'xlsx',
    periode: chosenOf(rentang),
    tanggal: { from: rentang.from || `${today.slice(0, 7)}-01`, to: rentang.to || today },
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Buat laporan"
      submitLabel="Buat"
      initialValues={initialValues}
      schema={SCHEMA}
      onSubmit={({ jenis, format, periode, tanggal }) => {
        const span = periode === RENTANG_LAIN ? rentangTanggal(tanggal) : rentangOf(periode);
        return generate.mutateAsync({ organisasi_id, jenis, format, ...toRentangInput(span) });
      }}
    >
      {({ form, field }) => (
        <>
          <ChoiceField label="Laporan" choices={JENIS} {...field('jenis')} />
          <ChoiceField label="Periode" required choices={choices} {...field('periode')} />
          {form.values.periode === RENTANG_LAIN && (
            <DateRangePicker label="Rentang tanggal" required notAfterToday {...field('tanggal')} />
          )}
          <ChoiceField label="Format" choices={FORMAT} {...field('format')} />
        </>
      )}
    </FormDialog>
  );
}

const SCHEMA = z
  .object({
    jenis: z.string(),
    format: z.string(),
    periode: z.string().check(z.minLength(1, 'Pilih periode')),
    tanggal: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  })
  .check(
    z.refine(({ periode, tanggal: { from, to } }) => periode !== RENTANG_LAIN || (from !== null && to !== null), {
      error: 'Isi kedua tanggal',
      path: ['tanggal'],
    }),
  );
