import { Id, Tanggal } from '@hadir/contract/kit/fields.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import { api } from '../../base/api/api.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { DateRange } from '../../ui/date/date-range.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Props = { organisasi_id: number; bulan: string; opened: boolean; onClose: () => void };
type Values = { pola_kerja_id: number | null; rentang: DateRange; user_id: number[] };

const schema = z.object({
  pola_kerja_id: z.nullable(Id).check(z.refine((id) => id !== null, 'Pilih pola kerja')),
  rentang: z
    .object({ from: z.nullable(Tanggal), to: z.nullable(Tanggal) })
    .check(z.refine(({ from, to }) => from !== null && to !== null, 'Isi kedua tanggalnya')),
  user_id: z.array(Id).check(z.minLength(1, 'Pilih paling sedikit satu anggota'), z.maxLength(1000)),
});

/** A cycle written into the roster of some members, for a span of dates. */
export function IsiPolaDialog({ organisasi_id, bulan, opened, onClose }: Props) {
  const store = usePerubahan(api.jadwalShift.saveJadwalShift);
  const { data } = useQuery({
    ...api.polaKerja.listPolaKerja.query({ organisasi_id, count: 500, sort: 'nama' }),
    enabled: opened,
  });
  const first = `${bulan}-01`;
  const pola = (data?.data ?? []).map(({ pola_kerja_id, nama }) => ({
    value: pola_kerja_id as number | null,
    label: nama,
  }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Isi dari pola kerja"
      submitLabel="Isi"
      initialValues={{
        pola_kerja_id: null,
        rentang: { from: first, to: addDays(shiftMonth(first, 1), -1) },
        user_id: [],
      }}
      schema={schema}
      onSubmit={({ pola_kerja_id, rentang, user_id }) =>
        store.submit({
          organisasi_id,
          isi_pola: {
            pola_kerja_id: pola_kerja_id ?? 0,
            tgl_awal: rentang.from ?? '',
            tgl_akhir: rentang.to ?? '',
            user_id,
          },
        })
      }
    >
      {({ field }) => (
        <>
          <ChoiceField<number | null>
            label="Pola kerja"
            required
            choices={[{ value: null, label: 'Pilih pola kerja' }, ...pola]}
            {...field('pola_kerja_id')}
          />
          <DateRangePicker label="Tanggal" required presets={[]} {...field('rentang')} />
          <AnggotaMultiPicker organisasi_id={organisasi_id} required {...field('user_id')} />
        </>
      )}
    </FormDialog>
  );
}
