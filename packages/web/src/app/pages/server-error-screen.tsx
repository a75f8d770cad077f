import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';

export function ServerErrorScreen() {
  return (
    <FullPage
      figure="500"
      title="Terjadi kesalahan pada sistem. Harap hubungi Administrator"
      action={<LinkButton href={hrefTo('root')}>Coba lagi</LinkButton>}
    >
      Data Anda tidak berubah. Sebutkan waktu kejadian agar Administrator dapat menelusurinya.
    </FullPage>
  );
}
