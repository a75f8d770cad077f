import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { questionOfDampak } from '../../base/dampak/question-of-dampak.tsx';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { addTukar } from './add-tukar.tsx';

type Jawaban = Output<typeof jadwalShift.saveJadwalShift>;

/** What is asked before cells that were chosen one by one are written: the days and the swaps that they touch. */
export const questionOfSel = ({ dampak, tukar }: Pick<Jawaban, 'dampak' | 'tukar'>): ConfirmQuestion | null =>
  addTukar(questionOfDampak(dampak), tukar);
