import { seesPeka, type HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import { peranOf } from './peran-of.ts';
import { useSession } from './use-session.ts';

/** Whether the signed-in person sees what is granted to a monitor by name, as the server says it (aturan/akses#pemantau). */
export function useSeesPeka(peka: HakPantau): boolean {
  const session = useSession();
  return !session || seesPeka(peranOf(session.me, session.organisasi), session.me.hak_pantau ?? [], peka);
}
