import { Email } from '@hadir/contract/kit/fields.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Props = { anggota: { user_id: number; nama: string; email: string | null }; opened: boolean; onClose: () => void };

const schema = z.object({ email: Email });

/** The address changes once its owner has opened the link that is sent there. */
export function UbahEmailDialog({ anggota, opened, onClose }: Props) {
  const save = useMutation(api.akun.changeEmail.mutation({ errors: 'caller', refetches: ['anggota'] }));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Ubah email ${anggota.nama}`}
      submitLabel="Kirim tautan"
      initialValues={{ email: '' }}
      schema={schema}
      onSubmit={({ email }) => save.mutateAsync({ user_id: anggota.user_id, email })}
    >
      {({ field }) => (
        <>
          <p>
            Tautan konfirmasi dikirim ke alamat yang baru. Sebelum dibuka, alamat yang lama
            {anggota.email ? ` (${anggota.email})` : ''} tetap berlaku.
          </p>
          <TextInput label="Alamat email baru" type="email" required autoComplete="off" {...field('email')} />
        </>
      )}
    </FormDialog>
  );
}
