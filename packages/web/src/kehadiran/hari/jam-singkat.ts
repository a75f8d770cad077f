import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';

type Jam = Pick<BarisKehadiran, 'jam_masuk' | 'jam_pulang' | 'is_pulang_besok'>;

/** '06:39 – 14:12', with a dash for what is not recorded; nothing of a day on which nothing is. */
export function jamSingkat({ jam_masuk, jam_pulang, is_pulang_besok }: Jam): string | null {
  if (!jam_masuk && !jam_pulang) return null;
  const besok = jam_pulang && is_pulang_besok ? ' (+1)' : '';
  return `${jam_masuk?.slice(0, 5) ?? '…'} – ${jam_pulang?.slice(0, 5) ?? '…'}${besok}`;
}
