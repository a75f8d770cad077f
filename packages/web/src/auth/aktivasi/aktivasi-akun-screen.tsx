import { useState } from 'react';
import { useSearchText } from '../../base/filters/use-search-text.ts';
import { AktivasiForm } from './aktivasi-form.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import { KodeAktivasiForm } from './kode-aktivasi-form.tsx';
import { MintaAktivasiForm } from './minta-aktivasi-form.tsx';

/**
 * Activation without a sheet: the member asks by his numbers, and ends it with the code of the mail. The link of a mail
 * that carries a token leads here too.
 */
export function AktivasiAkunScreen() {
  const token = useSearchText('token');
  const kode = useSearchText('kode');
  const [asked, setAsked] = useState(false);
  if (token !== '') return <AktivasiForm token={token} />;
  if (kode !== '' || asked) {
    return (
      <AuthPage
        title="Masukkan kode"
        subtitle={
          kode === ''
            ? 'Permintaan diterima. Jika datanya cocok, kode dikirim ke email yang dicatat operator. Tanpa email, operator instansi Anda melihat permintaan ini.'
            : 'Pilih nama pengguna dan kata sandi untuk akun Anda.'
        }
      >
        <KodeAktivasiForm kode={kode} onBack={() => setAsked(false)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Minta aktivasi" subtitle="Untuk anggota yang tidak memegang lembar aktivasi.">
      <MintaAktivasiForm onAsked={() => setAsked(true)} onKode={() => setAsked(true)} />
    </AuthPage>
  );
}
