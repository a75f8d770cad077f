import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { usePermintaanMenunggu } from '../base/page/use-permintaan-menunggu.ts';

/** The way to the institutions that registered, with how many wait for a decision. */
export function PermintaanAksesButton() {
  return (
    <LinkButton variant="default" href={hrefTo('akses')}>
      {usePermintaanMenunggu('Permintaan akses')}
    </LinkButton>
  );
}
