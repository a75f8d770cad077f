import type { BarisJawaban } from './pesan/jawaban-kehadiran.ts';
import type { PaketKehadiran } from './pesan/paket-kehadiran.ts';
import type { HalamanPtk } from './pesan/ptk.ts';

/** By what the staff system knows an institution: its own number where it is recorded, else NSM or NPSN. */
export type NomorSatuan = { simpatika_id: string | null; npsn: string | null; nsm: string | null };

/** The staff data system, whatever answers behind it. */
export type Simpatika = {
  /**
   * Hands over verified months and answers for each row whether it was taken. Sending a row again under its key is
   * sending it once. Refuses (520) when the system does not answer in the end, (433) when it does not know us.
   */
  sendKehadiran: (paket: PaketKehadiran) => Promise<BarisJawaban[]>;
  /**
   * One page (from 1) of an institution's people, all pages of a `versi` cut from one state. Refuses (520), with what
   * was wrong, when there is no readable answer in the end, (433) when it knows neither us nor the institution.
   * `isHurried`: one attempt, for somebody who waits.
   */
  listPtk: (satuan: NomorSatuan, halaman: number, options?: { isHurried?: boolean }) => Promise<HalamanPtk>;
};
