import type { KeadaanKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import type { Tone } from '../../ui/show/tone.ts';

export const CHIP_KEADAAN_KUESIONER: Record<KeadaanKuesioner, { tone: Tone; label: string }> = {
  draf: { tone: 'grey', label: 'Draf' },
  dijadwalkan: { tone: 'blue', label: 'Dijadwalkan' },
  terbuka: { tone: 'green', label: 'Terbuka' },
  tutup: { tone: 'dark-red', label: 'Tutup' },
};
