import { use, useEffect, useState } from 'react';
import { LinkContext } from '../../ui/show/link-context.ts';
import { IsiPublik } from './isi-publik.tsx';
import { ingatanPerangkat, type Kabar } from './ingatan-perangkat.ts';

/** Whoever holds a link answers here, without account. The token stands behind the #, which is sent to no server. */
export function SurveyClientScreen() {
  const token = useToken();
  const follow = use(LinkContext) ?? replacePage;
  const end = (kabar: Kabar) => {
    ingatanPerangkat.keepKabar(kabar);
    follow(kabar.kind === 'terkirim' ? '/kuesioner-sukses' : alamatGagal(kabar.sebab));
  };
  return <IsiPublik key={token} token={token} onEnd={end} />;
}

const alamatGagal = (sebab: string) => (sebab === '' ? '/kuesioner-gagal' : `/kuesioner-gagal?sebab=${sebab}`);

/** Back should not lead to a form that was sent. */
const replacePage = (href: string) => location.replace(href);

function useToken(): string {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const read = () => setToken(readToken());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}

const readToken = () => location.hash.slice(1);
