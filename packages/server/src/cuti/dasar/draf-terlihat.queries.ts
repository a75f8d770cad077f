import { mewakiliSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** Who reads: his number, and whether he acts for every member. */
export type Pembaca = { saya: number; is_mewakili: boolean };

export const pembacaOf = ({ actor }: Pick<OrganisasiCtx, 'actor'>): Pembaca => ({
  saya: actor.user_id,
  is_mewakili: mewakiliSemuaCuti(actor),
});

/**
 * Whether a row of `cuti` exists to the caller as far as drafts go: a draft is its member's and its maker's; one that was
 * sent and taken back is also there for who acts for the member (aturan/cuti#terlihat).
 */
export const drafTerlihat = ({ saya, is_mewakili }: Pembaca) => sql<boolean>`(cuti.status <> ${CUTI.dibuat}
  or ${saya} in (cuti.user_id, cuti.dibuat_oleh)
  or ${is_mewakili} and exists (select from cuti_riwayat r
    where r.organisasi_id = cuti.organisasi_id and r.cuti_id = cuti.cuti_id))`;
