import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { STATUS_RADIUS, type StatusRadius } from '@hadir/rules/kode/status-radius.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const CHIP: Record<StatusRadius, { label: string; tone: Tone }> = {
  [STATUS_RADIUS.dalam]: { label: LABEL_RADIUS[STATUS_RADIUS.dalam], tone: 'green' },
  [STATUS_RADIUS.luar]: { label: LABEL_RADIUS[STATUS_RADIUS.luar], tone: 'orange' },
  [STATUS_RADIUS.tidak_terdeteksi]: { label: LABEL_RADIUS[STATUS_RADIUS.tidak_terdeteksi], tone: 'grey' },
};

/** Where an event was made, seen from the attendance locations. */
export function StatusRadiusChip({ radius }: { radius: StatusRadius }) {
  return <StatusChip {...CHIP[radius]} />;
}
