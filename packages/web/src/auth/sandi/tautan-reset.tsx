import { MASA_TAUTAN_AKUN } from '@hadir/rules/auth/masa-tautan-akun.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';
import { AturUlangForm } from './atur-ulang-form.tsx';

/** Opened from the mailed link: for whom it sets a new password, or at once that it does not hold any more. */
export function TautanReset({ token }: { token: string }) {
  const tautan = useQuery({ ...api.auth.checkReset.query({ token }, { errors: 'caller' }), retry: false, gcTime: 0 });
  if (tautan.isError) {
    return (
      <AuthPage
        title="Kata sandi baru"
        subtitle={`Tautannya sekali pakai, dan berlaku ${MASA_TAUTAN_AKUN} sejak dikirim.`}
      >
        <div className={classes['form']}>
          <FormNotice failure={tautan.error} />
          <LinkButton href={hrefTo('user.resetpassword')}>Minta tautan baru</LinkButton>
        </div>
      </AuthPage>
    );
  }
  if (!tautan.data) {
    return (
      <AuthPage title="Kata sandi baru">
        <div className={classes['form']}>
          <Skeleton lines={4} height={36} />
        </div>
      </AuthPage>
    );
  }
  const { nama, username, sandi_min } = tautan.data;
  return (
    <AuthPage title={`Halo, ${nama}`} subtitle="Setelah disimpan, semua perangkat yang sedang masuk dikeluarkan.">
      <AturUlangForm token={token} username={username} sandiMin={sandi_min} />
    </AuthPage>
  );
}
