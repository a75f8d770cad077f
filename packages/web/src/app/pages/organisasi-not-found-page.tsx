import { Button } from '@mantine/core';
import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { usePageTitle } from '../../base/page/use-page-title.ts';

type Props = { sebab?: string | undefined };

/** An organisation that cannot be entered; `sebab` says what closes it, to who may know. */
export function OrganisasiNotFoundPage({ sebab }: Props) {
  usePageTitle('Instansi Tidak Ditemukan');
  return (
    <FullPage
      title="Mohon Ma'af. Instansi Tidak Ditemukan"
      action={
        <>
          {/* What is closed may be opened again meanwhile. */}
          {sebab !== undefined && (
            <Button variant="default" onClick={() => window.location.reload()}>
              Coba lagi
            </Button>
          )}
          <LinkButton href={hrefTo('organisasi.pilih')}>Pilih Organisasi</LinkButton>
        </>
      }
    >
      {sebab ?? 'Instansi ini tidak ada, tidak aktif, atau bukan instansi Anda.'}
    </FullPage>
  );
}
