import { compareHarapan, type Beda } from './compare-harapan.ts';
import { openFolder } from './folder.ts';
import { importLog } from './import-log.ts';
import type { Klien } from './klien.ts';
import { listHari } from './list-hari.ts';
import { loadAturan } from './load-aturan.ts';
import { loadCuti } from './load-cuti.ts';
import { loadJadwal } from './load-jadwal.ts';
import { loadKoreksi } from './load-koreksi.ts';
import { loadOrganisasi } from './load-organisasi.ts';
import { loadTukarShift } from './load-tukar-shift.ts';
import { waitForHitungUlang } from './wait-for-hitung-ulang.ts';

export type HasilKonformitas = { sel: number; beda: Beda[]; pinAsing: string[] };

/**
 * Loads a conformance folder into a fresh organisation of the caller's tenant, all through the public API, and compares
 * every cell of what its days came to with harapan.csv. Claims, incidents, leave and score categories come after the
 * log: what they touch has to be judged again.
 */
export async function runKonformitas(klien: Klien, path: string): Promise<HasilKonformitas> {
  const folder = openFolder(path);
  const tempat = await loadOrganisasi(klien, folder);
  await loadJadwal(tempat);
  await loadTukarShift(tempat);
  const pinAsing = await importLog(tempat);
  await loadAturan(tempat);
  await loadKoreksi(tempat);
  await waitForHitungUlang(tempat);
  await loadCuti(tempat);
  await waitForHitungUlang(tempat);

  const harapan = folder.csv('harapan.csv');
  const sel = harapan.reduce((sum, row) => sum + Object.keys(row).length, 0);
  return { sel, beda: compareHarapan(harapan, await listHari(tempat)), pinAsing };
}
