import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { useSession } from './use-session.ts';

/** Whether the screens show everybody's rows, or to a plain member his own alone (aturan/akses#siapa). */
export function useSeesSemua(): boolean {
  const organisasi = useSession()?.organisasi;
  return !organisasi || seesSemua(organisasi.peran);
}
