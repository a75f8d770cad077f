import type { Petak } from './petak.ts';
import type { Upward } from './upward.ts';
import type { Baca } from '../db/open/baca.ts';
import type { Db } from '../db/open/open-db.ts';
import type { Files } from '../files/files.ts';
import type { Room } from '../files/open-room.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { Siaran } from '../siaran/siaran.ts';
import type { Places } from '../kit/places.ts';
import type { SecretKeys } from '../kit/seal.ts';
import type { ShortAnswer } from '../kit/short-answer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PenyediaPembayaran } from '../pembayaran/penyedia-pembayaran.ts';
import type { MasukSimpatika } from '../simpatika/masuk/masuk-simpatika.ts';
import type { Simpatika } from '../simpatika/simpatika.ts';
import type { Push } from '../push/push.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TrustProxy } from '../kit/trust-proxy.ts';

/** What the server stands on; made once in main.ts, and in tests by the test server. */
export type Deps = {
  db: Db;
  /** Reads where that burdens nobody who writes. */
  baca: Baca;
  /** Whether the database is away just now: it would not be heard of before its connections are given up. */
  isDatabaseAway: () => boolean;
  /** What every transaction of a call runs in, so that none takes the last connection of `db`. */
  slots: Places;
  files: Files;
  /** Whether what is sent can be stored. */
  room: Room;
  jobs: JobQueue;
  /** Tells all servers whose days have changed. */
  siaran: Siaran;
  limits: RateLimits;
  /** Who answers what domains tell and ask upward. */
  upward: Upward;
  /** Signs the time that devices count from while they are offline; the same on every server of one database. */
  kunciWaktu: Buffer;
  mail: Mailer;
  /** How answers are kept that are told again to who asks twice. */
  kept: ShortAnswer;
  /** Shows at once, in the browsers that people have allowed to. */
  push: Push;
  /** The staff data system, or null where none is configured. */
  simpatika: Simpatika | null;
  /** Signing in at the staff system; null where it is not configured. */
  masukSimpatika: MasukSimpatika | null;
  /** Who takes subscriptions' money in, or null where a super admin confirms it by evidence. */
  penyedia: PenyediaPembayaran | null;
  /** Who sells subscriptions, and the account that is paid into where there is no provider. */
  penerbit: { nama: string; alamat: string | null; npwp: string | null; rekening: string | null };
  /** The address under which people reach the product, for links in mails. */
  publicUrl: string;
  /** The port that answers machines alone, or null where they speak to the same one as people. */
  portaMesin: number | null;
  /** Answers are checked against the contract as well as filtered by it: in tests, since it costs more than all else. */
  checkOutput: boolean;
  logLevel: 'silent' | 'info' | 'debug';
  /** The built web application, or null where only the API is served. */
  webDir: string | null;
  /** Where map tiles come from, or null for the bundled outline alone. */
  petak: Petak | null;
  /** Whom to tell of a hole in the wall, as addresses (mailto:, https:, tel:); none, and nobody is named. */
  securityContact: readonly string[];
  /** What must be brought to read the metrics, or null where only this machine may. */
  metricsToken: string | null;
  /** Which proxies in front are believed when they say for whom they ask, or none. */
  trustProxy: TrustProxy | false;
  /** What seals secrets that the database must not be able to read. */
  secretKeys: SecretKeys;
  /** Whether super admins, viewers and monitors must have a second factor. */
  faktorAtas: boolean;
  /** How many months the activity log is kept, besides this one. */
  logBulan: number;
  now: () => Date;
};
