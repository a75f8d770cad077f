import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { Db } from '../db/open/open-db.ts';
import type { Organisasi } from '../tempat/organisasi.ts';
import type { OrganisasiCtx } from './ctx.ts';

/**
 * What domains tell those above them, and ask of them, without knowing who they are. Each domain that does adds its own
 * lines to this interface, in its file `…-upward.ts`; `app/upward.ts` answers them all.
 */
export interface Upward {
  /** Closes the days of an organisation that are past by now: the pipeline, before a call that reads them. */
  closeHari: (db: Db, organisasi: Organisasi, now: Date) => Promise<void>;
  /** Refuses where the organisation has not switched a feature on: the pipeline, before a call of that feature. */
  requireFeature: Record<NonNullable<Endpoint['feature']>, (ctx: OrganisasiCtx) => Promise<void>>;
  /** Refuses (422) groups that the organisation does not have: the pipeline, before a read that is narrowed to them. */
  requireGrup: (ctx: OrganisasiCtx, group_id: number | readonly number[] | undefined) => Promise<void>;
}
