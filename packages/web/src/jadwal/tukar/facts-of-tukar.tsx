import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { JalanSection } from '../../persetujuan/jalan-section.tsx';
import type { Fact } from '../../ui/show/facts.tsx';
import { sebutPihak } from './sebut-pihak.ts';
import { StatusTukarChip } from './status-tukar-chip.tsx';

/** What is known of a swap. */
export const factsOfTukar = (tukar: TukarShift): Fact[] => [
  { label: 'Status', value: <StatusTukarChip tukar={tukar} />, wide: true },
  { label: `Diberikan ${tukar.a.nama}`, value: sebutPihak(tukar.a), wide: true },
  { label: `Diberikan ${tukar.b.nama}`, value: sebutPihak(tukar.b), wide: true },
  { label: 'Keterangan', value: tukar.keterangan, wide: true },
  { label: 'Persetujuan', value: <JalanSection jalan={tukar.persetujuan} />, wide: true },
  { label: 'Catatan keputusan', value: tukar.catatan, wide: true },
  { label: 'Diajukan', value: <Saat pada={tukar.dibuat_pada} /> },
  {
    label: tukar.status === 'disepakati' ? 'Disepakati' : 'Diputuskan',
    value: tukar.diputuskan_pada && <Saat pada={tukar.diputuskan_pada} />,
  },
];
