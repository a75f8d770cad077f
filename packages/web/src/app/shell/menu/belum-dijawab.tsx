import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { useOrganisasiTerbuka } from '../../../base/session/use-organisasi-terbuka.ts';
import { MenuCount } from './menu-count.tsx';

/** How many questionnaires wait for one's answer, at the menu entry that leads to them. Nothing where none does. */
export function BelumDijawab() {
  const organisasi_id = useOrganisasiTerbuka();
  const { data } = useQuery({
    ...api.jawabKuesioner.countKuesionerBelum.query(
      { organisasi_id: organisasi_id ?? 0 },
      { errors: 'caller', autosave: true },
    ),
    enabled: organisasi_id !== null,
  });
  return <MenuCount jumlah={data?.jumlah} heard="belum dijawab" />;
}
