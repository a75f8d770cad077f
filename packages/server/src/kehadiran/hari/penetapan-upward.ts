import type { LapisanJadwal } from '@hadir/rules/jadwal/berlaku/lapisan-jadwal.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** What of a day somebody set, from when on, who, and when. */
export type Penetapan = {
  user_id: number;
  tanggal: Tanggal;
  sejak: Tanggal;
  pada: string | null;
  oleh: string | null;
} & ({ apa: 'grup'; nama: string } | { apa: 'jadwal' | 'roster'; nama: null });

/** A day with the layer that its schedule came from. */
export type HariBerlapisan = {
  user_id: number;
  tanggal: Tanggal;
  penjelasan: { lapisan: { lapisan: LapisanJadwal; id: number } | null };
};

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** Who placed the members of these days in the group, gave the schedule, or wrote the shift that the day was judged by. */
    listPenetapan: (db: Db, organisasi_id: number, days: readonly HariBerlapisan[]) => Promise<Penetapan[]>;
  }
}
