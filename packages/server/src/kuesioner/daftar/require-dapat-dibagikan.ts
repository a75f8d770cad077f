import { pertanyaanOf, type Bagian } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/**
 * Refuses (433) to open to strangers what asks them for files, or what is anonymous: answers that come by a link may all
 * be one person's, who would then know which of the five that are shown together is a member's (aturan/kuesioner#tautan).
 */
export function requireDapatDibagikan({ bagian, is_anonim }: { bagian: readonly Bagian[]; is_anonim: boolean }): void {
  if (is_anonim) throw new Refusal('kuesioner.tautan_anonim');
  if (pertanyaanOf(bagian).some(({ jenis }) => jenis === 'berkas')) throw new Refusal('kuesioner.tautan_berkas');
}
