import type { Db } from '../db/open/open-db.ts';
import type { SecretKeys } from '../kit/seal.ts';

/** What sealed mails are taken out with. */
export type SuratDeps = { db: Db; secretKeys: SecretKeys };
