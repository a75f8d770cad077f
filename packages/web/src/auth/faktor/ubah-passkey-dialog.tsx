import { NamaPasskey, type Faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Props = { passkey: Faktor['passkey'][number]; onClose: () => void };

export function UbahPasskeyDialog({ passkey: { passkey_id, nama }, onClose }: Props) {
  const save = useMutation(api.faktor.changePasskey.mutation({ errors: 'caller' }));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Ubah nama passkey"
      initialValues={{ nama }}
      schema={z.object({ nama: NamaPasskey })}
      onSubmit={(values) => save.mutateAsync({ ...values, passkey_id })}
    >
      {({ field }) => <TextInput label="Nama passkey" required {...field('nama')} />}
    </FormDialog>
  );
}
