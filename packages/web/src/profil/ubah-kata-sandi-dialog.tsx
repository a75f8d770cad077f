import { UbahPasswordInput } from '@hadir/contract/auth/auth-input.ts';
import type { Me } from '@hadir/contract/auth/me.ts';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../kit/api.ts';
import { NewPasswordFields } from '../kit/new-password-fields.tsx';
import { useHadirForm } from '../kit/use-hadir-form.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FormNotice } from '../ui/form-notice.tsx';

type Props = { me: Me; opened: boolean; onClose: () => void };

const Isian = UbahPasswordInput.check(
  z.refine(({ password_new, password_new_confirmation }) => password_new === password_new_confirmation, {
    path: ['password_new_confirmation'],
    error: 'Konfirmasi tidak sama dengan kata sandi baru',
  }),
);

/** Product document, section 5: only the minimum of 6 is enforced; the hint recommends more. */
export function UbahKataSandiDialog({ opened, onClose }: Props) {
  const save = useMutation(api.auth.password.mutation({ errors: 'caller' }));
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { password_old: '', password_new: '', password_new_confirmation: '' },
    schema: Isian,
    onSubmit: async (values) => {
      await save.mutateAsync(values);
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Ubah Kata Sandi"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form="ubah-kata-sandi" loading={sending}>
            Simpan
          </Button>
        </>
      }
    >
      <form id="ubah-kata-sandi" noValidate onSubmit={submit}>
        <Stack gap="md">
          <FormNotice failure={failure ?? undefined} />
          <PasswordInput
            label="Kata sandi lama"
            required
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi lama' }}
            {...field('password_old')}
          />
          <NewPasswordFields
            label="Kata sandi baru"
            password={field('password_new')}
            confirmation={field('password_new_confirmation')}
          />
          <p>Perangkat lain yang sedang masuk dengan akun ini akan dikeluarkan.</p>
        </Stack>
      </form>
    </Dialog>
  );
}
