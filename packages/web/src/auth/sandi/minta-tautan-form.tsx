import { MASA_TAUTAN_AKUN } from '@hadir/rules/auth/masa-tautan-akun.ts';
import { Email } from '@hadir/contract/kit/fields.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Link } from '../../ui/show/link.tsx';
import classes from '../dasar/auth-form.module.css';

const Isian = z.object({ email: Email });

/** The answer is the same whether or not the address belongs to an account. */
export function MintaTautanForm() {
  const ask = useMutation(api.auth.sendLinkReset.mutation({ quiet: true, apart: true, errors: 'caller' }));
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { email: '' },
    schema: Isian,
    warnBeforeLoss: false,
    onSubmit: async (values) => {
      await ask.mutateAsync(values);
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice
        failure={failure}
        pesan={
          ask.isSuccess
            ? `Jika alamat email terdaftar, tautan atur ulang telah dikirim. Buka dalam ${MASA_TAUTAN_AKUN}; periksa juga folder spam.`
            : undefined
        }
      />
      <TextInput label="Email" type="email" required autoComplete="email" autoCapitalize="none" {...field('email')} />
      <Button type="submit" size="md" loading={sending}>
        {ask.isSuccess ? 'Kirim lagi' : 'Kirim tautan'}
      </Button>
      <p className={classes['foot']}>
        <Link className={classes['link']} href={hrefTo('login')}>
          Kembali ke halaman masuk
        </Link>
      </p>
    </form>
  );
}
