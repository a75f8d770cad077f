import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';

/** Who signed in at the staff system without having an account here. */
export function NotRegisteredScreen() {
  return (
    <FullPage
      title="Akun Anda belum terdaftar"
      action={<LinkButton href={hrefTo('login')}>Ke halaman masuk</LinkButton>}
    >
      Anda dikenal di Simpatika, tetapi belum menjadi anggota instansi mana pun di Hadir. Mintalah operator instansi
      Anda menyinkronkan data anggota, lalu masuk kembali.
    </FullPage>
  );
}
