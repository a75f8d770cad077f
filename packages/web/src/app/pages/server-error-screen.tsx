import { KALIMAT_GAGAL } from '@hadir/contract/kit/gagal/kalimat-gagal.ts';
import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';

export function ServerErrorScreen() {
  return (
    <FullPage figure="500" title={KALIMAT_GAGAL} action={<LinkButton href={hrefTo('root')}>Coba lagi</LinkButton>}>
      Data Anda tidak berubah. Sebutkan waktu kejadian agar Administrator dapat menelusurinya.
    </FullPage>
  );
}
