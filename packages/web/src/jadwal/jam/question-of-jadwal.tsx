import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { questionOfDampak } from '../../base/dampak/question-of-dampak.tsx';
import { UbahanList } from '../../base/dampak/ubahan-list.tsx';
import { formatTanggal } from '../../kit/format/format.ts';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { rencanaSejak, versiPada } from './jadwal-values.ts';
import { listUbahanJadwal, type IsiJam } from './list-ubahan-jadwal.ts';

type Isi = IsiJam & { tgl_mulai: string };

/**
 * What is asked before hours change: each as it is and as it will be, which plans that takes the place of, whom it
 * concerns, and which days. Null where the hours of that date stay as they are and no day becomes something else.
 */
export function questionOfJadwal(jadwal: Jadwal, isi: Isi, dampak: Dampak, today: string): ConfirmQuestion | null {
  const sebelum = versiPada(jadwal, isi.tgl_mulai);
  const ubahan = sebelum ? listUbahanJadwal(sebelum, { ...isi, ikut_libur: isi.ikut_libur ?? sebelum.ikut_libur }) : [];
  const question = questionOfDampak(dampak, ubahan.length > 0);
  if (!question || ubahan.length === 0) return question;
  const rencana = rencanaSejak(jadwal, isi.tgl_mulai, today);
  const diganti =
    rencana.length > 0 ? ` Yang sudah ditetapkan sejak ${rencana.map(formatTanggal).join(', ')} dihapus.` : '';
  return {
    ...question,
    message: `Sejak ${formatTanggal(isi.tgl_mulai)}.${diganti} ${question.message}`,
    details: (
      <>
        <UbahanList ubahan={ubahan} />
        {question.details}
      </>
    ),
  };
}
