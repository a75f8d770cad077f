import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { questionOfDampak } from '../../base/dampak/question-of-dampak.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { addTukar } from './add-tukar.tsx';

type Jawaban = Output<typeof jadwalShift.saveJadwalShift>;

/**
 * What is asked before many cells are written at once: how many are filled and how many take the place of others, and the
 * days that become something else and the swaps that it meets. Null where only empty cells are filled and no day changes.
 */
export function questionOfIsi({ disimpan, diganti, tukar, dampak }: Jawaban): ConfirmQuestion | null {
  const question = questionOfDampak(dampak);
  if (diganti === 0) return addTukar(question, tukar);
  const isi = `${formatAngka(disimpan - diganti)} sel kosong diisi, dan ${formatAngka(diganti)} sel yang sudah terisi diganti.`;
  if (question) return addTukar({ ...question, message: `${isi} ${question.message}` }, tukar);
  const ganti = {
    title: `Ganti isi ${formatAngka(diganti)} sel?`,
    message: `${isi} Sesudahnya masih dapat diurungkan sebentar.`,
    confirmLabel: 'Ganti',
    cancelLabel: 'Kembali',
  };
  return addTukar(ganti, tukar);
}
