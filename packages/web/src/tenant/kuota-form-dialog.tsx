import { Tanggal, teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { SELURUH_INDUK } from '@hadir/contract/tenant/seluruh-induk.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { tenant_id: number; opened: boolean; onClose: () => void };
type Values = {
  organisasi_id: number | null;
  tgl_mulai: string | null;
  kuota: number | null;
  kuota_organisasi: number | null;
  keterangan: string;
};

const Jumlah = z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000)));
const schema = z.object({
  organisasi_id: z.nullable(z.int()),
  tgl_mulai: z.nullable(Tanggal).check(z.refine((one) => one !== null, 'Wajib diisi')),
  kuota: Jumlah,
  kuota_organisasi: Jumlah,
  keterangan: teksPanjangWajib(300),
});

/** A new line of the quota; the ones before it stay as they are. */
export function KuotaFormDialog({ tenant_id, opened, onClose }: Props) {
  const add = useMutation(
    api.kuota.addKuota.mutation({ errors: 'caller', refetches: ['tenant', 'statistikTenant', 'organisasi'] }),
  );
  const { data } = useQuery({ ...api.tenant.listOrganisasiTenant.query({ tenant_id, count: 500 }), enabled: opened });
  const instansi = (data?.data ?? []).map(({ organisasi_id, nama }) => ({ value: organisasi_id, label: nama }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Tetapkan kuota"
      initialValues={{ organisasi_id: null, tgl_mulai: null, kuota: null, kuota_organisasi: null, keterangan: '' }}
      schema={schema}
      onSubmit={({ tgl_mulai, kuota_organisasi, ...isi }) =>
        add.mutateAsync({
          ...isi,
          tenant_id,
          tgl_mulai: tgl_mulai ?? '',
          ...(isi.organisasi_id === null ? { kuota_organisasi } : {}),
        })
      }
    >
      {({ field, form }) => (
        <>
          <ChoiceField<number | null>
            label="Bagi"
            choices={[{ value: null, label: SELURUH_INDUK }, ...instansi]}
            {...field('organisasi_id')}
          />
          <DatePicker label="Berlaku sejak" required {...field('tgl_mulai')} />
          <NumberField label="Kuota akun" description="Kosong berarti tanpa batas." {...field('kuota')} />
          {form.values.organisasi_id === null && (
            <NumberField
              label="Kuota instansi"
              description="Kosong berarti tanpa batas."
              {...field('kuota_organisasi')}
            />
          )}
          <TextInput label="Keterangan" required maxLength={300} autoComplete="off" {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}
