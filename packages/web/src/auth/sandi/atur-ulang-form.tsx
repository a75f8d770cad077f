import { KALIMAT_SANDI_BARU_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import { ResetPasswordInput } from '@hadir/contract/auth/sandi/sandi.calls.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Link } from '../../ui/show/link.tsx';
import classes from '../dasar/auth-form.module.css';
import { NewPasswordFields } from '../../base/forms/new-password-fields.tsx';
import { useToLogin } from '../dasar/use-to-login.ts';

const Isian = ResetPasswordInput.check(
  z.refine(({ password_new, password_new_confirmation }) => password_new === password_new_confirmation, {
    path: ['password_new_confirmation'],
    error: KALIMAT_SANDI_BARU_BEDA,
  }),
);

type Props = { token: string; username: string | null; sandiMin: number };

/** A new password, of the account that stands above it. */
export function AturUlangForm({ token, username, sandiMin }: Props) {
  const toLogin = useToLogin();
  const save = useMutation(api.auth.resetPassword.mutation({ quiet: true, apart: true, errors: 'caller' }));
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { token, password_new: '', password_new_confirmation: '' },
    schema: Isian,
    onSubmit: async (values) => {
      await save.mutateAsync(values);
      toLogin('Kata Sandi berhasil diperbarui. Silakan masuk');
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice failure={failure} />
      {username !== null && (
        <TextInput
          label="Nama pengguna"
          description="Dengan ini Anda masuk sesudahnya."
          value={username}
          readOnly
          autoComplete="username"
        />
      )}
      <NewPasswordFields
        label="Kata sandi baru"
        password={field('password_new')}
        confirmation={field('password_new_confirmation')}
        min={sandiMin}
      />
      <Button type="submit" size="md" loading={sending}>
        Simpan kata sandi
      </Button>
      <p className={classes['foot']}>
        <Link className={classes['link']} href={hrefTo('user.resetpassword')}>
          Minta tautan baru
        </Link>
      </p>
    </form>
  );
}
