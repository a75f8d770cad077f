import { StatusChip } from '../../ui/show/status-chip.tsx';

/** Under so much something is plainly odd; under so much more than one thing is. */
const TENANG = 80;
const RAGU = 50;

/** How far an event may be believed, of a hundred. */
export function KepercayaanChip({ skor }: { skor: number }) {
  const tone = skor >= TENANG ? 'green' : skor >= RAGU ? 'orange' : 'red';
  return <StatusChip tone={tone} label={`Kepercayaan ${skor}`} />;
}
