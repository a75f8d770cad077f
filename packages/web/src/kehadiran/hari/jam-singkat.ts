import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutEsokSingkat, sebutJam } from '@hadir/contract/kit/sebut-jam.ts';

type Jam = Pick<BarisKehadiran, 'jam_masuk' | 'jam_pulang' | 'is_pulang_besok'>;

/** '06:39 – 14:12', with a dash for what is not recorded; nothing of a day on which nothing is. */
export function jamSingkat({ jam_masuk, jam_pulang, is_pulang_besok }: Jam): string | null {
  if (!jam_masuk && !jam_pulang) return null;
  const [datang, pulang] = [jam_masuk, jam_pulang].map((jam) => (jam ? sebutJam(jam) : '…'));
  return sebutEsokSingkat(`${datang} – ${pulang}`, jam_pulang !== null && is_pulang_besok);
}
