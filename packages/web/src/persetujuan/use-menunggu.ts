import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { isInactive } from '../base/session/hak/is-inactive.ts';
import { peranOf } from '../base/session/peran-of.ts';
import { useSession } from '../base/session/use-session.ts';

/** How many requests of each kind wait for one's own decision in the organisation that one is in; asked only where it is open. */
export function useMenunggu() {
  const session = useSession();
  const organisasi = session?.organisasi;
  const isOpen =
    !!session &&
    !!organisasi &&
    !isInactive(session.me, organisasi) &&
    !isTerkunci('linked', peranOf(session.me, organisasi), organisasi);
  const organisasi_id = organisasi?.organisasi_id ?? 0;
  return useQuery({
    ...api.persetujuan.countMenunggu.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    enabled: isOpen,
  });
}
