import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** `glyph` says the state where there is room for one sign only. */
export const CHIP_KEADAAN_PANTAUAN: Record<KeadaanPantauan, { label: string; tone: Tone; glyph: string }> = {
  genting: { label: 'Genting', tone: 'red', glyph: '‼' },
  waspada: { label: 'Waspada', tone: 'orange', glyph: '!' },
  baru: { label: 'Belum ada pembanding', tone: 'blue', glyph: '?' },
  biasa: { label: 'Seperti biasa', tone: 'green', glyph: '✓' },
  libur: { label: 'Libur', tone: 'grey', glyph: '–' },
};
