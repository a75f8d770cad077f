import type { HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import type { IzinTenant } from '@hadir/rules/akses/izin.ts';
import type { Scope } from '@hadir/rules/akses/panggilan.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../db/open/open-db.ts';
import type { Deps } from './deps.ts';
import type { Organisasi } from '../tempat/organisasi.ts';

/** Who calls, and what he is towards the organisation or tenant of this call. */
export type Actor = {
  user_id: number;
  nama: string;
  /** Null for those above the tenants. */
  tenant_id: number | null;
  /** Empty where nobody signed in: who decides by the link of a mail, or for whom a job acts. */
  sesi_id: string;
  peran: Peran;
  izin: IzinTenant;
  /** What was granted to a monitor by name; absent where he is none. */
  hak?: readonly HakPantau[];
};

export type Effect = () => Promise<unknown>;

/**
 * What a call leaves in the activity log besides its summary. Never secrets. `tempat` is whose log the line stands in,
 * where the call's own path does not say; `pelaku` who or what it was, where nobody was in; `tentang_id` whom it is about,
 * where no `{user_id}` of the path says so.
 */
export type Change = {
  sebelum?: unknown;
  sesudah?: unknown;
  tempat?: { tenant_id: number; organisasi_id: number | null };
  /** A line for each of these in place of one: a call about many organisations leaves one in the log of each. */
  tiap?: readonly Change[];
  pelaku?: Pick<Actor, 'nama' | 'tenant_id'> & { user_id: number | null };
  tentang_id?: number;
};

/** What every handler can reach. `now` and `today` are the only clock: verbs never ask the system. */
export type BaseCtx = {
  db: Db;
  deps: Deps;
  now: Date;
  today: Tanggal;
  /** Where the call comes from. */
  origin: { request_id: string; ip: string; user_agent: string };
  cookie: {
    set: (token: string, expires: Date) => void;
    clear: () => void;
    token: string | null;
    /** The secrets by which accounts that have signed in in this browser know it. */
    peramban: { tokens: readonly string[]; keep: (token: string) => void };
    /** What this browser was given when it was sent elsewhere to sign in, sealed. */
    langkah: { sealed: string | null; set: (sealed: string) => void; clear: () => void };
  };
  /** Runs after the commit of a write; of a read, after its answer is ready. */
  afterCommit: (effect: Effect) => void;
  /** Adds what changed to the activity log row of this call; a read has one only where it answers with a file. */
  logChange: (change: Change) => void;
};

export type UserCtx = BaseCtx & { actor: Actor };
export type TenantCtx = UserCtx & { tenant_id: number };

/** A call inside one organisation. Every query reads its organisation from here, never from input. */
export type OrganisasiCtx = TenantCtx & { organisasi: Organisasi };

/** A call about what an organisation owns or, without one, its tenant. */
export type MilikCtx = TenantCtx & { organisasi?: Organisasi };

/** What a handler is given is decided by the scope its endpoint declares. */
export type CtxOf<S extends Scope> = {
  public: BaseCtx;
  user: UserCtx;
  tenant: TenantCtx;
  organisasi: OrganisasiCtx;
}[S];
