import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { useSession } from '../../base/session/use-session.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_TUKAR } from './chip-status-tukar.ts';

/** How far a swap is, to whoever looks: the one who is asked reads that it waits for him. */
export function StatusTukarChip({ tukar: { status, b } }: { tukar: Pick<TukarShift, 'status' | 'b'> }) {
  const isDitanya = useSession()?.me.user_id === b.user_id && status === 'diajukan';
  return <StatusChip {...CHIP_STATUS_TUKAR[status]} {...(isDitanya && { label: 'Menunggu jawaban Anda' })} />;
}
