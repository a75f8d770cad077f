import { AktivasiInput } from '@hadir/contract/auth/aktivasi/aktivasi.calls.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { api } from '../../base/api/api.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';
import { AkunBaruForm, sandiSama } from './akun-baru-form.tsx';
import { SudahAktif } from './sudah-aktif.tsx';

const Isian = AktivasiInput.check(sandiSama);

/** Shows whom a token belongs to before anything is asked; a token that does not hold says why. */
export function AktivasiForm({ token }: { token: string }) {
  const tautan = useQuery({
    ...api.auth.checkAktivasi.query({ token }, { errors: 'caller' }),
    retry: false,
    gcTime: 0,
  });
  const activate = useMutation(api.auth.activateAkun.mutation({ quiet: true, apart: true, errors: 'caller' }));

  if (tautan.isError) {
    return (
      <AuthPage title="Aktivasi akun" subtitle="Token baru diterbitkan oleh operator instansi Anda.">
        <div className={classes['form']}>
          <FormNotice failure={tautan.error} />
          <LinkButton href={hrefTo('user.aktivasi')}>Masukkan token lain</LinkButton>
          <SudahAktif />
        </div>
      </AuthPage>
    );
  }
  if (!tautan.data) {
    return (
      <AuthPage title="Aktivasi akun">
        <div className={classes['form']}>
          <Skeleton lines={4} height={36} />
        </div>
      </AuthPage>
    );
  }
  const { nama, nama_organisasi, email, username, sandi_min } = tautan.data;
  return (
    <AuthPage title={`Halo, ${nama}`} subtitle={nama_organisasi && `Akun ini untuk presensi di ${nama_organisasi}.`}>
      <AkunBaruForm
        initialValues={{
          token,
          username: username ?? '',
          email: email ?? '',
          password: '',
          password_confirmation: '',
        }}
        schema={Isian}
        activate={(values) => activate.mutateAsync(values)}
        sandiMin={sandi_min}
      >
        {({ field }) => (
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            {...field('email')}
          />
        )}
      </AkunBaruForm>
    </AuthPage>
  );
}
