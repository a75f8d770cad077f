import { seesHasilKuesioner, seesJawabanOrang, seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { useSession } from '../../base/session/use-session.ts';

type Membaca = { hasil: boolean; jawabanOrang: boolean; hanyaSendiri: boolean };

/** What the signed-in person reads of questionnaires: results, what each person answered, or nothing but his own. */
export function useMembaca(): Membaca {
  const session = useSession();
  if (!session?.organisasi) return { hasil: false, jawabanOrang: false, hanyaSendiri: false };
  const peran = peranOf(session.me, session.organisasi);
  const hasil = seesHasilKuesioner(peran);
  return { hasil, jawabanOrang: hasil && seesJawabanOrang(peran), hanyaSendiri: !seesSemua(peran) };
}
