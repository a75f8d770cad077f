import { Tanggal, teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { judgeTingkat } from '@hadir/rules/billing/count-harga.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { DecimalField } from '../ui/form/decimal-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';

type Tingkat = { dari: number | null; harga: number | null };
type Values = { tgl_mulai: string | null; tingkat: Tingkat[]; ppn: number | null; keterangan: string };

const Isi = z.nullable(z.int()).check(z.refine((one) => one !== null && one > 0, 'Isi angka di atas nol'));
const schema = z.object({
  tgl_mulai: z.nullable(Tanggal).check(z.refine((one) => one !== null, 'Wajib diisi')),
  tingkat: z
    .array(z.object({ dari: Isi, harga: Isi }))
    .check(z.refine((all) => judgeTingkat(all.map(bulat)) === null, 'Mulai dari akun ke-1, lalu berurutan naik')),
  ppn: z.nullable(z.number()).check(z.refine((one) => one !== null && one >= 0 && one <= 100, 'Isi 0 sampai 100')),
  keterangan: teksPanjangWajib(300),
});

/** A new price list; those before it stay as they are. */
export function HargaFormDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const today = useToday();
  const add = useMutation(api.hargaLangganan.addHarga.mutation({ errors: 'caller' }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Tetapkan harga"
      width={640}
      initialValues={{ tgl_mulai: today, tingkat: [{ dari: 1, harga: null }], ppn: 11, keterangan: '' }}
      schema={schema}
      onSubmit={({ tgl_mulai, tingkat, ppn, keterangan }) =>
        add.mutateAsync({
          tgl_mulai: tgl_mulai ?? '',
          tingkat: tingkat.map(bulat),
          ppn: Math.round((ppn ?? 0) * 100),
          keterangan,
        })
      }
    >
      {({ field, form }) => (
        <>
          <DatePicker label="Berlaku sejak" required {...field('tgl_mulai')} />
          {form.values.tingkat.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a tier is its place
            <FieldGroup key={at} legend={`Tingkat ${at + 1}`}>
              <NumberField
                label="Dari akun ke-"
                required
                disabled={at === 0}
                {...field(`tingkat.${at}.dari` as 'tingkat')}
                {...tierOf(form, at, 'dari')}
              />
              <NumberField
                label="Rupiah per akun sebulan"
                required
                {...field(`tingkat.${at}.harga` as 'tingkat')}
                {...tierOf(form, at, 'harga')}
              />
            </FieldGroup>
          ))}
          <FormNotice failure={typeof form.errors['tingkat'] === 'string' ? form.errors['tingkat'] : null} />
          <Button
            variant="default"
            onClick={() => form.setFieldValue('tingkat', [...form.values.tingkat, { dari: null, harga: null }])}
          >
            Tambah tingkat
          </Button>
          <DecimalField label="PPN" unit="%" required {...field('ppn')} />
          <TextInput label="Keterangan" required maxLength={300} autoComplete="off" {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}

const bulat = ({ dari, harga }: Tingkat) => ({ dari: dari ?? 0, harga: harga ?? 0 });

type Form = { values: Values; setFieldValue: (path: string, value: number | null) => void };

/** A field of one tier; the form knows it by its path. */
const tierOf = (form: unknown, at: number, name: keyof Tingkat) => {
  const { values, setFieldValue } = form as Form;
  return {
    value: values.tingkat[at]?.[name] ?? null,
    onChange: (value: number | null) => setFieldValue(`tingkat.${at}.${name}`, value),
  };
};
