import { FullPage } from './full-page.tsx';
import { hrefTo } from './href-to.ts';
import { LinkButton } from './link-button.tsx';
import { usePageTitle } from './use-page-title.ts';

export function NotFoundScreen() {
  usePageTitle('Halaman Tidak Ditemukan');
  return (
    <FullPage
      figure="404"
      title="Halaman Tidak Ditemukan"
      action={<LinkButton href={hrefTo('root')}>Ke Beranda</LinkButton>}
    >
      Alamat ini tidak ada atau sudah dipindahkan. Periksa kembali penulisannya.
    </FullPage>
  );
}
