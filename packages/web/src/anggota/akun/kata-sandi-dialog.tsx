import { KataSandi } from '@hadir/contract/auth/dasar/auth-fields.ts';
import { PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Props = { anggota: { user_id: number; nama: string }; opened: boolean; onClose: () => void };

const schema = z.object({ password_new: KataSandi, password_new_confirmation: KataSandi }).check(
  z.refine(({ password_new, password_new_confirmation }) => password_new === password_new_confirmation, {
    path: ['password_new_confirmation'],
    message: 'Konfirmasi harus sama dengan kata sandi baru',
  }),
);

/** An operator sets a member's password. */
export function KataSandiDialog({ anggota, opened, onClose }: Props) {
  const save = useMutation(api.akun.setPassword.mutation({ errors: 'caller' }));
  const toggle = { 'aria-label': 'Tampilkan kata sandi' };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Atur kata sandi ${anggota.nama}`}
      initialValues={{ password_new: '', password_new_confirmation: '' }}
      schema={schema}
      onSubmit={(values) => save.mutateAsync({ ...values, user_id: anggota.user_id })}
    >
      {({ field }) => (
        <>
          <PasswordInput
            label="Kata sandi baru"
            description="Disarankan 8–16 karakter dengan huruf besar dan kecil; paling sedikit 6"
            required
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...field('password_new')}
          />
          <PasswordInput
            label="Ulangi kata sandi baru"
            required
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...field('password_new_confirmation')}
          />
        </>
      )}
    </FormDialog>
  );
}
