import { useSearchText } from '../../base/filters/use-search-text.ts';
import { AturUlangForm } from './atur-ulang-form.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import { MintaTautanForm } from './minta-tautan-form.tsx';

/** Asks for a link by e-mail; opened from that link, sets the new password. */
export function LupaPasswordScreen() {
  const token = useSearchText('token');
  if (token !== '') {
    return (
      <AuthPage title="Kata sandi baru" subtitle="Setelah disimpan, semua perangkat yang sedang masuk dikeluarkan.">
        <AturUlangForm token={token} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Lupa kata sandi" subtitle="Kami kirim tautan atur ulang ke alamat email akun Anda.">
      <MintaTautanForm />
    </AuthPage>
  );
}
