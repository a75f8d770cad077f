import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses (433) to ask fewer than five people anonymously: each would be known by his answer (aturan/kuesioner#anonim). */
export function requireSasaranAnonim({
  is_anonim,
  jumlah_sasaran,
}: {
  is_anonim: boolean;
  jumlah_sasaran: number;
}): void {
  if (!is_anonim || jumlah_sasaran >= SEDIKITNYA_ANONIM) return;
  throw new Refusal('kuesioner.anonim_sasaran', { sedikitnya: SEDIKITNYA_ANONIM, jumlah: jumlah_sasaran });
}
