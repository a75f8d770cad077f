import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { hitungKetukan, mulaiKetukan } from './ketukan.ts';
import { withBasisData } from './with-basis-data.ts';

const ANTARA_MS = 1_000;

/** Two servers on one database, of which one is killed again and again while the other goes on. */
export async function serang(kali = 10): Promise<Figure[]> {
  return withBasisData(50, async (basisData) => {
    const env = { DATABASE_URL: basisData.url };
    const [tinggal, mati] = await Promise.all([runServer({ env }), runServer({ env })]);
    try {
      const ketukan = mulaiKetukan(basisData, [tinggal.url, mati.url]);
      for (let ke = 0; ke < kali; ke += 1) {
        await sleep(ANTARA_MS);
        await mati.kill();
        await sleep(ANTARA_MS);
        await mati.start();
      }
      return await hitungKetukan('berdua', basisData, await ketukan.selesai());
    } finally {
      await Promise.all([tinggal.remove(), mati.remove()]);
    }
  });
}
