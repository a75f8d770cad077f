import { KALIMAT_SANDI_BARU_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import { UbahPasswordInput } from '@hadir/contract/auth/sandi/sandi.calls.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { PasswordInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { NewPasswordFields } from '../base/forms/new-password-fields.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { me: Me; opened: boolean; onClose: () => void };

const Isian = UbahPasswordInput.check(
  z.refine(({ password_new, password_new_confirmation }) => password_new === password_new_confirmation, {
    path: ['password_new_confirmation'],
    error: KALIMAT_SANDI_BARU_BEDA,
  }),
);

/** Only the minimum is enforced; the hint recommends more (aturan/akses#kata-sandi). */
export function UbahKataSandiDialog({ opened, onClose }: Props) {
  const aturan = useQuery({ ...api.auth.getAturanSandi.query({}, { errors: 'caller' }), enabled: opened });
  const save = useMutation(api.auth.changePassword.mutation({ errors: 'caller' }));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Ubah Kata Sandi"
      initialValues={{ password_old: '', password_new: '', password_new_confirmation: '' }}
      schema={Isian}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      {({ field }) => (
        <>
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
            min={aturan.data?.sandi_min}
          />
          <p>Perangkat lain yang sedang masuk dengan akun ini akan dikeluarkan.</p>
        </>
      )}
    </FormDialog>
  );
}
