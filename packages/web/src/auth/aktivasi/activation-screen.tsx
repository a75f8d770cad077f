import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSearchText } from '../../base/filters/use-search-text.ts';

/** Leads to the right activation page: the staff system's, the one for links of an e-mail, or the one that asks for a token. */
export function ActivationScreen() {
  const { history } = useRouter();
  const token = useSearchText('token');
  const fromSso = useSearchText('is_sso') === '1';
  useEffect(() => {
    if (token === '') history.replace(hrefTo('user.aktivasi'));
    else if (fromSso) history.replace(hrefTo('user.aktivasi-simpatika', { token }));
    else history.replace(hrefTo('user.aktivasi-akun', {}, { token }));
  }, [history, token, fromSso]);
  return null;
}
