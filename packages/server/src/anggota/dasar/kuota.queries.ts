import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

export type Kuota = { kuota: number | null; terpakai: number };

/** The quota and how many members count against it; `isLocked` lets nobody else add members until the commit. */
export async function getKuota({ db, organisasi }: OrganisasiCtx, { isLocked }: { isLocked: boolean }): Promise<Kuota> {
  const { organisasi_id } = organisasi;
  if (isLocked) await sql`select from organisasi where organisasi_id = ${organisasi_id} for no key update`.execute(db);
  const { rows } = await sql<Kuota>`
    select o.kuota, (
      select count(*) from anggota a join users u on u.user_id = a.user_id
      where a.organisasi_id = o.organisasi_id and a.status <> ${KEANGGOTAAN.tidak_aktif} and u.k_status = 1) as terpakai
    from organisasi o where o.organisasi_id = ${organisasi_id}`.execute(db);
  return rows[0] ?? { kuota: null, terpakai: 0 };
}
