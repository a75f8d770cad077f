import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { Tanggal, teksWajib } from '@hadir/contract/kit/fields.ts';
import { rentang } from '@hadir/contract/kit/rentang.ts';
import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Pemilik } from '../base/api/pemilik.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { hariLiburCalls } from './hari-libur-calls.ts';
import { LABEL_JENIS_LIBUR } from './label-jenis-libur.ts';
import { PILIHAN_AKTIF } from '../base/forms/pilihan-aktif.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { KodeAktif } from '@hadir/contract/kit/kode.ts';

type Props = {
  pemilik: Pemilik;
  libur?: HariLibur | undefined;
  opened: boolean;
  onClose: () => void;
  extra?: ReactNode;
};

type Values = {
  nama: string;
  jenis: HariLibur['jenis'];
  tgl_mulai: string | null;
  tgl_selesai: string | null;
  status: KodeAktif;
  is_potong_saldo: boolean;
};

const schema = rentang(
  z.object({
    nama: teksWajib(150),
    tgl_mulai: z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal')),
    tgl_selesai: z.nullable(Tanggal),
  }),
);

/** A holiday of the organisation or the tenant: a day or a range. */
export function HariLiburFormDialog({ pemilik, libur, opened, onClose, extra }: Props) {
  const calls = hariLiburCalls(pemilik);
  const create = usePerubahan(calls.create);
  const update = usePerubahan(calls.update);
  const own = 'tenant_id' in pemilik ? 'tenant' : 'organisasi';
  const save = (values: Values) => {
    const is_potong_saldo = values.is_potong_saldo && values.jenis === 'cuti bersama';
    const isi = { ...values, tgl_mulai: values.tgl_mulai ?? '', is_potong_saldo };
    return libur ? update.submit({ ...isi, hari_libur_id: libur.hari_libur_id }) : create.submit(isi);
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title={libur ? 'Ubah hari libur' : 'Tambah hari libur'}
      submitLabel={libur ? 'Simpan' : 'Tambah'}
      initialValues={toValues(libur, own)}
      schema={schema}
      onSubmit={save}
      extra={extra}
    >
      {({ field, checkbox, form }) => (
        <>
          <TextInput label="Nama" required maxLength={150} autoComplete="off" {...field('nama')} />
          <FieldGroup legend="Kapan">
            <DatePicker label="Mulai" required {...field('tgl_mulai')} />
            <DatePicker label="Sampai" description="Kosong berarti satu hari" {...field('tgl_selesai')} />
          </FieldGroup>
          <ChoiceField
            label="Jenis"
            choices={([own, 'nasional', 'cuti bersama'] as const).map((value) => ({
              value: value as HariLibur['jenis'],
              label: LABEL_JENIS_LIBUR[value],
            }))}
            {...field('jenis')}
          />
          {form.values.jenis === 'cuti bersama' && (
            <Checkbox
              label="Memotong saldo cuti tahunan"
              description="Milik jenis kepegawaian yang dipilih pada Ketidakhadiran, Kategori"
              {...checkbox('is_potong_saldo')}
            />
          )}
          <ChoiceField label="Status" choices={PILIHAN_AKTIF} {...field('status')} />
        </>
      )}
    </FormDialog>
  );
}

const toValues = (libur: HariLibur | undefined, own: HariLibur['jenis']): Values => ({
  nama: libur?.nama ?? '',
  jenis: libur?.jenis ?? own,
  tgl_mulai: libur?.tgl_mulai ?? null,
  tgl_selesai: libur && libur.tgl_selesai !== libur.tgl_mulai ? libur.tgl_selesai : null,
  status: libur?.status ?? STATUS_RECORD.aktif,
  is_potong_saldo: libur?.is_potong_saldo ?? false,
});
