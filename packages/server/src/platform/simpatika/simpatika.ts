import type { BarisJawaban } from './jawaban-kehadiran.ts';
import type { PaketKehadiran } from './paket-kehadiran.ts';

/** The staff data system, whatever answers behind it. */
export type Simpatika = {
  /**
   * Hands over verified months and answers for each row whether it was taken. Sending a row again under its key is
   * sending it once. Refuses (520) when the system does not answer in the end, (433) when it does not know us.
   */
  sendKehadiran: (paket: PaketKehadiran) => Promise<BarisJawaban[]>;
};
