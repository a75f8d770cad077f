import {
  UNTUK_PERSETUJUAN,
  type JenjangIsi,
  type Persetujuan,
  type UntukPersetujuan,
} from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { teksWajib } from '@hadir/contract/kit/fields.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useSession } from '../base/session/use-session.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { JenjangField, type JenjangValues } from './jenjang-field.tsx';
import { LABEL_UNTUK_PERSETUJUAN } from './label-untuk-persetujuan.ts';

type Props = {
  organisasi_id: number;
  jalur?: Persetujuan | undefined;
  /** Kinds that have a chain already. */
  terpakai: readonly UntukPersetujuan[];
  opened: boolean;
  onClose: () => void;
};
type Values = { nama: string; untuk: UntukPersetujuan; jenjang: JenjangValues[] };

const schema = z.object({
  nama: teksWajib(80),
  jenjang: z.array(z.object({ jenis: z.string(), user_id: z.nullable(z.number()) })).check(
    z.minLength(1, 'Tambah sedikitnya satu jenjang'),
    z.refine((list) => list.every((one) => one.jenis !== 'orang' || one.user_id !== null), 'Pilih orangnya'),
  ),
});

/** Through whom requests of one kind go, level by level. */
export function PersetujuanFormDialog({ organisasi_id, jalur, terpakai, opened, onClose }: Props) {
  const isOperator = useSession()?.organisasi?.user.role === KODE_PERAN.operator;
  const marks = { errors: 'caller', refetches: ['cuti', 'presensiManual', 'klaimPresensi', 'tukarShift'] } as const;
  const choices = UNTUK_PERSETUJUAN.filter((untuk) => untuk === jalur?.untuk || !terpakai.includes(untuk));
  const create = useMutation(api.persetujuan.addPersetujuan.mutation(marks));
  const update = useMutation(api.persetujuan.changePersetujuan.mutation(marks));
  const save = ({ nama, untuk, jenjang }: Values) => {
    const isi = { organisasi_id, nama, untuk, jenjang: jenjang.map(toIsi) };
    return jalur ? update.mutateAsync({ ...isi, persetujuan_id: jalur.persetujuan_id }) : create.mutateAsync(isi);
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title={jalur ? 'Ubah jalur' : 'Tambah jalur'}
      width={640}
      initialValues={{
        nama: jalur?.nama ?? '',
        untuk: jalur?.untuk ?? choices[0] ?? 'cuti',
        jenjang: jalur?.jenjang ?? [KEPALA],
      }}
      schema={schema}
      onSubmit={save}
    >
      {({ field, form }) => (
        <>
          <TextInput label="Nama" required maxLength={80} {...field('nama')} />
          <ChoiceField
            label="Untuk"
            choices={choices.map((value) => ({ value, label: LABEL_UNTUK_PERSETUJUAN[value] }))}
            {...field('untuk')}
          />
          {isOperator && (
            <FormNotice pesan="Permintaan Anda sendiri tidak menempuh jalur yang Anda simpan: operator lain yang memutuskannya, atau admin induk bila Anda satu-satunya operator." />
          )}
          <JenjangField
            organisasi_id={organisasi_id}
            value={form.values.jenjang}
            onChange={(jenjang) => form.setFieldValue('jenjang', jenjang)}
            error={form.errors['jenjang']}
          />
        </>
      )}
    </FormDialog>
  );
}

const KEPALA: JenjangValues = {
  jenis: 'kepala_grup',
  user_id: null,
  peran: null,
  pengganti_user_id: null,
  eskalasi_hari: null,
  nama: null,
  nama_pengganti: null,
};

const toIsi = ({ jenis, user_id, peran, pengganti_user_id, eskalasi_hari }: JenjangValues): JenjangIsi => ({
  jenis,
  user_id,
  peran,
  pengganti_user_id,
  eskalasi_hari,
});
