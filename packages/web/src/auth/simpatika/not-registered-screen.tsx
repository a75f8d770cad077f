import { useSearchText } from '../../base/filters/use-search-text.ts';
import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { BELUM_TERDAFTAR, TIDAK_TERDAFTAR } from './tidak-terdaftar.ts';

/** Who signed in at the staff system without there being one account here that is his: why, and what helps. */
export function NotRegisteredScreen() {
  const sebab = useSearchText('sebab');
  const { title, apa } = TIDAK_TERDAFTAR[sebab] ?? BELUM_TERDAFTAR;
  return (
    <FullPage title={title} action={<LinkButton href={hrefTo('login')}>Ke halaman masuk</LinkButton>}>
      {apa}
    </FullPage>
  );
}
