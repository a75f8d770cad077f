import { FullPage } from './full-page.tsx';
import { hrefTo } from './href-to.ts';
import { LinkButton } from './link-button.tsx';
import { usePageTitle } from './use-page-title.ts';

/** An organisation that cannot be entered. */
export function OrganisasiNotFoundPage() {
  usePageTitle('Instansi Tidak Ditemukan');
  return (
    <FullPage
      title="Mohon Ma'af. Instansi Tidak Ditemukan"
      action={<LinkButton href={hrefTo('organisasi.pilih')}>Pilih Organisasi</LinkButton>}
    >
      Instansi ini tidak ada, tidak aktif, atau bukan instansi Anda.
    </FullPage>
  );
}
