import { AktivasiInput } from '@hadir/contract/auth/auth-input.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { NewPasswordFields } from '../../base/forms/new-password-fields.tsx';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/auth-form.module.css';
import { useToLogin } from '../dasar/use-to-login.ts';

const Isian = AktivasiInput.check(
  z.refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    error: 'Konfirmasi tidak sama dengan kata sandi',
  }),
);

export function AktivasiFields({ token, email }: { token: string; email: string }) {
  const toLogin = useToLogin();
  const activate = useMutation(api.auth.activateAkun.mutation({ quiet: true, apart: true, errors: 'caller' }));
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { token, username: '', email, password: '', password_confirmation: '' },
    schema: Isian,
    onSubmit: async (values) => {
      await activate.mutateAsync(values);
      toLogin('Akun Anda aktif. Silakan masuk');
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice failure={failure ?? undefined} />
      <TextInput
        label="Username"
        description="Minimal 6 karakter: huruf a–z, angka, atau tanda baca, tanpa spasi."
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextInput label="Email" type="email" required autoComplete="email" autoCapitalize="none" {...field('email')} />
      <NewPasswordFields
        label="Kata sandi"
        password={field('password')}
        confirmation={field('password_confirmation')}
      />
      <Button type="submit" size="md" loading={sending}>
        Aktifkan akun
      </Button>
    </form>
  );
}
