import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAturanWajah } from './aturan-wajah.queries.ts';

/** Whether selfies are compared with enrolments in the organisation today. */
export const isWajahDibandingkan = async (ctx: OrganisasiCtx): Promise<boolean> =>
  (await findAturanWajah(ctx)).is_wajah;
