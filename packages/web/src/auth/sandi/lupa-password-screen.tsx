import { useSearchText } from '../../base/filters/use-search-text.ts';
import { AuthPage } from '../dasar/auth-page.tsx';
import { MintaTautanForm } from './minta-tautan-form.tsx';
import { TautanReset } from './tautan-reset.tsx';

/** Asks for a link by e-mail; opened from that link, sets the new password. */
export function LupaPasswordScreen() {
  const token = useSearchText('token');
  if (token !== '') return <TautanReset token={token} />;
  return (
    <AuthPage title="Lupa kata sandi" subtitle="Kami kirim tautan atur ulang ke alamat email akun Anda.">
      <MintaTautanForm />
    </AuthPage>
  );
}
