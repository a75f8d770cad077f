import { mewakiliSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/**
 * Whether a row of `cuti` exists to the caller as far as drafts go: a draft is its member's and its maker's; one that was
 * sent and taken back is also there for who acts for the member (aturan/cuti#terlihat).
 */
export const drafTerlihat = (ctx: OrganisasiCtx) => sql<boolean>`(cuti.status <> ${CUTI.dibuat}
  or ${ctx.actor.user_id} in (cuti.user_id, cuti.dibuat_oleh)
  or ${mewakiliSemuaCuti(ctx.actor)} and exists (select from cuti_riwayat r
    where r.organisasi_id = cuti.organisasi_id and r.cuti_id = cuti.cuti_id))`;
