import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { api } from '../../base/api/api.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { questionOfSel } from '../dasar/question-of-sel.ts';

/** How long a filled roster can be taken back by one press. */
const URUNGKAN_MS = 20_000;

/**
 * Offers to take back what was written into many cells at once: they get what they said before, by the call that wrote
 * them and asking as it does. A cell that somebody changed meanwhile stays, and swaps that were called off do not come back:
 * both are said.
 */
export function useUrungkanIsi(organisasi_id: number) {
  const store = usePerubahan(api.jadwalShift.saveJadwalShift, {
    question: (_dampak, _sel, dicoba) => questionOfSel(dicoba),
  });
  return ({ disimpan, dihapus, sebelumnya, tukar }: Output<typeof jadwalShift.saveJadwalShift>) => {
    if (disimpan + dihapus === 0) notify.info('Tidak ada sel yang berubah: isinya sudah sama.');
    if (sebelumnya.length === 0) return;
    const batal = tukar.some(({ is_batal }) => is_batal) ? ' Tukar shift yang dibatalkan tidak ikut kembali.' : '';
    const undo = async () => {
      const kembali = await store.run({ organisasi_id, sel: sebelumnya });
      if (kembali && kembali.dilewati > 0)
        notify.warning(`${formatAngka(kembali.dilewati)} sel sudah diubah lagi sesudahnya, jadi tidak diurungkan.`);
    };
    notify.undoable(
      `${formatAngka(sebelumnya.length)} sel jadwal shift diisi.${batal}`,
      URUNGKAN_MS,
      () => void undo(),
    );
  };
}
