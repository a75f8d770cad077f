import { useQuery } from '@tanstack/react-query';
import { formatAngka } from '../../kit/format/format.ts';
import { api } from '../api/api.ts';

/** Words for where requests of access are decided, with how many wait: 'Permintaan (2)'. */
export function usePermintaanMenunggu(words: string): string {
  const { data } = useQuery(api.permintaanAkses.listPermintaanAkses.query({ count: 1 }, { errors: 'caller' }));
  const menunggu = data?.menunggu ?? 0;
  return menunggu > 0 ? `${words} (${formatAngka(menunggu)})` : words;
}
