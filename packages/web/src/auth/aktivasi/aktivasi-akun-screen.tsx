import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useSearchText } from '../../base/filters/use-search-text.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { AktivasiForm } from './aktivasi-form.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';

/** Activation by the link of an e-mail, which carries the token. */
export function AktivasiAkunScreen() {
  const token = useSearchText('token');
  if (token !== '') return <AktivasiForm token={token} />;
  return (
    <AuthPage title="Aktivasi akun">
      <div className={classes['form']}>
        <FormNotice failure="Tautan tidak lengkap. Buka kembali tautan dari email Anda, atau masukkan tokennya." />
        <LinkButton href={hrefTo('user.aktivasi')}>Masukkan token</LinkButton>
      </div>
    </AuthPage>
  );
}
