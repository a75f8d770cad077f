import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { usePageTitle } from '../../base/page/use-page-title.ts';

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
