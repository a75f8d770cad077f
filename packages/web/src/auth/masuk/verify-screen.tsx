import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { api } from '../../base/api/api.ts';
import { useSearchText } from '../../base/filters/use-search-text.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import { KonfirmasiDaftar } from '../daftar/konfirmasi-daftar.tsx';
import classes from '../dasar/auth-form.module.css';

/** What a mailed link confirms: a changed e-mail address, or a registration. */
export function VerifyScreen() {
  const daftar = useSearchText('daftar');
  return daftar === '' ? <UbahEmail /> : <KonfirmasiDaftar token={daftar} />;
}

/** Confirms a changed e-mail address. By a button, for programs that look into mails open links too, and it holds once. */
function UbahEmail() {
  const token = useSearchText('token');
  const verify = useMutation(api.akun.confirmEmail.mutation({ quiet: true, apart: true, errors: 'caller' }));

  if (verify.isSuccess) {
    return (
      <AuthPage title="Email diperbarui" subtitle={`Alamat email akun Anda sekarang ${verify.data.email}.`}>
        <div className={classes['form']}>
          <LinkButton href={hrefTo('root')}>Ke Hadir</LinkButton>
        </div>
      </AuthPage>
    );
  }
  const failure = token === '' ? 'Tautan tidak lengkap. Buka kembali tautan dari email Anda' : undefined;
  return (
    <AuthPage title="Verifikasi email" subtitle="Pastikan alamat email baru untuk akun Hadir Anda.">
      <div className={classes['form']}>
        <FormNotice failure={verify.error ?? failure} />
        {token === '' ? (
          <LinkButton href={hrefTo('root')}>Ke Hadir</LinkButton>
        ) : (
          <Button size="md" loading={verify.isPending} onClick={() => verify.mutate({ token })}>
            Pakai alamat ini
          </Button>
        )}
      </div>
    </AuthPage>
  );
}
