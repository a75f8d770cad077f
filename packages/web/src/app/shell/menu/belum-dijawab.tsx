import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { isInactive } from '../../../base/session/hak/is-inactive.ts';
import { peranOf } from '../../../base/session/peran-of.ts';
import { useSession } from '../../../base/session/use-session.ts';
import { MenuCount } from './menu-count.tsx';

/** How many questionnaires wait for one's answer, at the menu entry that leads to them. Nothing where none does. */
export function BelumDijawab() {
  const session = useSession();
  const organisasi = session?.organisasi;
  const isOpen =
    !!session &&
    !!organisasi &&
    !isInactive(session.me, organisasi) &&
    !isTerkunci('linked', peranOf(session.me, organisasi), organisasi);
  const { data } = useQuery({
    ...api.jawabKuesioner.countKuesionerBelum.query(
      { organisasi_id: organisasi?.organisasi_id ?? 0 },
      { errors: 'caller', autosave: true },
    ),
    enabled: isOpen,
  });
  return <MenuCount jumlah={data?.jumlah} heard="belum dijawab" />;
}
