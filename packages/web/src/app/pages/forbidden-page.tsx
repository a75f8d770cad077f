import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useEdition } from '../../base/session/hak/use-edition.ts';
import { useSession } from '../../base/session/use-session.ts';
import { usePageTitle } from '../../base/page/use-page-title.ts';

/** The 403 page. */
export function ForbiddenPage() {
  usePageTitle('Tidak Dapat Akses');
  useEdition(useSession());
  return (
    <FullPage
      figure="403"
      title="Mohon Maaf. Anda Tidak Dapat Akses Halaman Ini"
      action={<LinkButton href={hrefTo('organisasi.pilih')}>Pilih Organisasi</LinkButton>}
    >
      Halaman ini hanya untuk administrator, atau izinnya tidak dibuka bagi peran Anda. Bila Anda memerlukannya,
      mintalah kepada administrator instansi Anda.
    </FullPage>
  );
}
