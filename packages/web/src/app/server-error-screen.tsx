import { FullPage } from './full-page.tsx';
import { hrefTo } from './href-to.ts';
import { LinkButton } from './link-button.tsx';

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
