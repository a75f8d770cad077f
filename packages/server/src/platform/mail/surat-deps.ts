import type { Db } from '../db/open/open-db.ts';

/** What sealed mails are taken out with. */
export type SuratDeps = { db: Db; secretKey: Buffer };
