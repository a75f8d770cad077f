import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** The first day that an organisation's days are kept of, as `kehadiran` closes them. */
export async function findAwalOrganisasi({ db, organisasi }: OrganisasiCtx): Promise<Tanggal> {
  const row = await db
    .selectFrom('organisasi')
    .select(sql<Tanggal>`dibuat_pada::date`.as('awal'))
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .executeTakeFirstOrThrow();
  return row.awal;
}
