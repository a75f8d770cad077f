import { mayPutusAntrean } from '@hadir/rules/persetujuan/may-putus-antrean.ts';
import type { AntreanTanpaAjuan } from '@hadir/rules/persetujuan/sees-antrean.ts';
import { pemegangOf } from '../session/pemegang-of.ts';
import { useCanWrite } from '../session/use-can-write.ts';
import { useSession } from '../session/use-session.ts';

/** Whether the signed-in person decides what stands in a queue that is nobody's request; else he only looks at it. */
export function useMayPutusAntrean(antrean: AntreanTanpaAjuan): boolean {
  const session = useSession();
  const canWrite = useCanWrite() === 'yes';
  return canWrite && session !== null && mayPutusAntrean(pemegangOf(session), antrean);
}
