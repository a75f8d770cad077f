import { judgeSelisih } from '@hadir/rules/perangkat/judge-selisih.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { sebutJamMesin } from './sebut-jam-mesin.ts';

/** How a machine's clock stands; where it is off and the machine in use, so that it is seen from afar. */
export function JamMesin({ selisih, isAktif }: { selisih: number | null; isAktif: boolean }) {
  const kata = sebutJamMesin(selisih);
  return isAktif && selisih !== null && judgeSelisih(selisih) !== 'tepat' ? (
    <StatusChip tone="orange" label={kata} />
  ) : (
    kata
  );
}
