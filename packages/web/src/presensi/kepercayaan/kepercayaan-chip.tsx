import { tingkatOf } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

const TONE = { tinggi: 'green', sedang: 'orange', rendah: 'red' } as const;

/** How far an event may be believed, of a hundred. */
export function KepercayaanChip({ skor }: { skor: number }) {
  return <StatusChip tone={TONE[tingkatOf(skor)]} label={`Kepercayaan ${skor}`} />;
}
