import type { Db } from '../db/open/open-db.ts';
import type { Organisasi } from '../tempat/organisasi.ts';

/**
 * What domains tell those above them, and ask of them, without knowing who they are. Each domain that does adds its own
 * lines to this interface, in its file `…-upward.ts`; `app/upward.ts` answers them all.
 */
export interface Upward {
  /** Closes the days of an organisation that are past by now: the pipeline, before a call that reads them. */
  closeHari: (db: Db, organisasi: Organisasi, now: Date) => Promise<void>;
}
