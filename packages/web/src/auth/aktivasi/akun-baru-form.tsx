import { KALIMAT_AKTIF } from '@hadir/contract/auth/aktivasi/kalimat-aktif.ts';
import { KALIMAT_SANDI_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { NewPasswordFields } from '../../base/forms/new-password-fields.tsx';
import { UsernameField } from '../../base/forms/username-field.tsx';
import { useHadirForm, type HadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/auth-form.module.css';
import { useSignInAtOnce } from '../masuk/use-sign-in-at-once.ts';

type AkunBaru = { username: string; password: string; password_confirmation: string };

type Props<Values extends AkunBaru> = {
  initialValues: Values;
  schema: Parameters<typeof useHadirForm>[0]['schema'];
  activate: (values: Values) => Promise<unknown>;
  /** What else is asked, beside the user name. */
  children: (form: HadirForm<Values>) => ReactNode;
  /** The least that a password of his must have; undefined where that is not known yet. */
  sandiMin?: number;
  /** Beneath the button. */
  extra?: ReactNode;
};

export const sandiSama = z.refine<Pick<AkunBaru, 'password' | 'password_confirmation'>>(
  ({ password, password_confirmation }) => password === password_confirmation,
  { path: ['password_confirmation'], error: KALIMAT_SANDI_BEDA },
);

/** The owner of a new account chooses how he signs in, and is signed in. */
export function AkunBaruForm<Values extends AkunBaru>(props: Props<Values>) {
  const { initialValues, schema, activate, children, sandiMin, extra } = props;
  const signIn = useSignInAtOnce();
  const form = useHadirForm<Values>({
    initialValues,
    schema,
    onSubmit: async (values) => {
      await activate(values);
      await signIn(values, KALIMAT_AKTIF);
    },
  });
  const { field, submit, sending, failure } = form;
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice failure={failure} />
      {children(form)}
      <UsernameField {...field('username')} />
      <NewPasswordFields
        label="Kata sandi"
        password={field('password')}
        confirmation={field('password_confirmation')}
        min={sandiMin}
      />
      <Button type="submit" size="md" loading={sending}>
        Aktifkan akun
      </Button>
      {extra}
    </form>
  );
}
