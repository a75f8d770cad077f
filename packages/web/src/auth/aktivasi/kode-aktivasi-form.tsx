import { permintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { NewPasswordFields } from '../../base/forms/new-password-fields.tsx';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/auth-form.module.css';
import { useToLogin } from '../dasar/use-to-login.ts';

const Isian = permintaanAktivasi.activateUser.input.check(
  z.refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    error: 'Konfirmasi tidak sama dengan kata sandi',
  }),
);

/** Ends an activation by the code of the mail. */
export function KodeAktivasiForm({ kode, onBack }: { kode: string; onBack: () => void }) {
  const toLogin = useToLogin();
  const activate = useMutation(
    api.permintaanAktivasi.activateUser.mutation({ quiet: true, apart: true, errors: 'caller' }),
  );
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { kode, username: '', password: '', password_confirmation: '' },
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
        label="Kode aktivasi"
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('kode')}
      />
      <TextInput
        label="Username"
        description="Minimal 6 karakter: huruf a–z, angka, atau tanda baca, tanpa spasi."
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <NewPasswordFields
        label="Kata sandi"
        password={field('password')}
        confirmation={field('password_confirmation')}
      />
      <Button type="submit" size="md" loading={sending}>
        Aktifkan akun
      </Button>
      {kode === '' && (
        <Button variant="default" size="md" onClick={onBack}>
          Minta kode lagi
        </Button>
      )}
    </form>
  );
}
