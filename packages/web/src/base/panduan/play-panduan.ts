import { startTour } from '../../ui/feedback/start-tour.ts';
import { panduanLayar } from './panduan-layar.ts';
import { PANDUAN, type NamaPanduan } from './panduan.ts';

/** Starts a screen's tour; it ends with the screen, whichever way that is left. */
export async function playPanduan(nama: NamaPanduan): Promise<void> {
  const langkah = await PANDUAN[nama]();
  if (panduanLayar.read() !== nama) return;
  const end = await startTour(langkah);
  const unsubscribe = panduanLayar.subscribe(() => {
    unsubscribe();
    end();
  });
}
