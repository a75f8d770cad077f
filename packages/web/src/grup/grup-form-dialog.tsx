import { teksWajib, Id } from '@hadir/contract/kit/fields.ts';
import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AnggotaPicker } from '../base/pickers/anggota-picker.tsx';
import { api } from '../base/api/api.ts';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = {
  organisasi_id: number;
  /** Which group is edited; without it one is added. */
  grup?: Grup;
  opened: boolean;
  onClose: () => void;
};

type Values = { nama: string; kepala_user_id: number | null };

const schema = z.object({ nama: teksWajib(100), kepala_user_id: z.nullable(Id) });
const marks = { errors: 'caller', refetches: ['anggota', 'penempatan'] } as const;

export function GrupFormDialog({ organisasi_id, grup, opened, onClose }: Props) {
  const insert = useMutation(api.grup.addGrup.mutation(marks));
  const update = useMutation(api.grup.changeGrup.mutation(marks));
  const save = async (values: Values) =>
    grup
      ? update.mutateAsync({ ...values, organisasi_id, group_id: grup.group_id })
      : insert.mutateAsync({ ...values, organisasi_id });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={grup ? 'Ubah grup' : 'Tambah grup'}
      submitLabel={grup ? 'Simpan' : 'Tambah'}
      initialValues={{ nama: grup?.nama ?? '', kepala_user_id: grup?.kepala_user_id ?? null }}
      schema={schema}
      onSubmit={save}
    >
      {({ field }) => (
        <>
          <TextInput label="Nama grup" required autoComplete="off" {...field('nama')} />
          <AnggotaPicker
            organisasi_id={organisasi_id}
            label="Kepala grup"
            description="Menyetujui ajuan anggota grup bila urutan persetujuan memintanya"
            nama={grup?.kepala ?? null}
            {...field('kepala_user_id')}
          />
        </>
      )}
    </FormDialog>
  );
}
