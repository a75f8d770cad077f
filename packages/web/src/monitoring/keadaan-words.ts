import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import type { Tone } from '../ui/show/tone.ts';

export const KEADAAN_WORDS: Record<KeadaanPantauan, { label: string; tone: Tone }> = {
  genting: { label: 'Genting', tone: 'red' },
  waspada: { label: 'Waspada', tone: 'orange' },
  baru: { label: 'Belum ada pembanding', tone: 'blue' },
  biasa: { label: 'Seperti biasa', tone: 'green' },
  libur: { label: 'Libur', tone: 'grey' },
};
